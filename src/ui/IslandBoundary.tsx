import type { failure } from '@content/copy/failure';
import { type ReactNode, useRef } from 'react';
import { ErrorBoundary, getErrorMessage } from 'react-error-boundary';
import { FailureScreen } from './FailureScreen';

interface IslandBoundaryProps {
  copy: typeof failure;
  children: ReactNode;
}

export function IslandBoundary({ copy, children }: IslandBoundaryProps) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} tabIndex={-1}>
      <ErrorBoundary
        // The retry button, which had the focus, disappears.
        onReset={() => container.current?.focus({ preventScroll: true })}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <FailureScreen
            copy={{ ...copy, message: getErrorMessage(error) || copy.message }}
            level={2}
            onRetry={resetErrorBoundary}
          />
        )}
      >
        {children}
      </ErrorBoundary>
    </div>
  );
}

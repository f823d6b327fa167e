import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary, getErrorMessage } from 'react-error-boundary';
import type { FailureCopy } from '../schema/copy/failure';
import { FailureScreen } from './FailureScreen';

interface IslandErrorBoundaryProps {
  copy: FailureCopy;
  children: ReactNode;
  /** Shown below the failure screen. */
  contentBelow?: ReactNode;
}

/** Renders an island anew the first time it throws, and the failure screen if it throws again. */
export function IslandErrorBoundary({ copy, children, contentBelow }: IslandErrorBoundaryProps) {
  const container = useRef<HTMLDivElement>(null);
  const [hasThrown, setHasThrown] = useState(false);
  return (
    <div ref={container} tabIndex={-1}>
      <ErrorBoundary
        // Changes once, after the first error, and makes the boundary render its children again.
        resetKeys={[hasThrown]}
        onError={() => setHasThrown(true)}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <>
            <FailureScreen
              copy={{ ...copy, message: getErrorMessage(error) || copy.message }}
              level={2}
              onRetry={() => {
                flushSync(resetErrorBoundary);
                // The retry button, which had the focus, is gone.
                const field = container.current?.querySelector<HTMLElement>('input, select');
                (field ?? container.current)?.focus({ preventScroll: true });
              }}
            />
            {contentBelow}
          </>
        )}
      >
        {children}
      </ErrorBoundary>
    </div>
  );
}

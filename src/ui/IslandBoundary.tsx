import type { failure } from '@content/copy/failure';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary, getErrorMessage } from 'react-error-boundary';
import { FailureNotice } from './FailureNotice';

interface IslandBoundaryProps {
  copy: typeof failure;
  children: ReactNode;
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

export function IslandBoundary({ copy, children }: IslandBoundaryProps) {
  const [retries, setRetries] = useState(0);
  const isRetry = retries > 0;
  return (
    // A retry renders a new element and focuses it, because the retry button disappears.
    <div key={retries} ref={isRetry ? focus : null} tabIndex={isRetry ? -1 : undefined}>
      <ErrorBoundary
        fallbackRender={({ error }) => (
          <FailureNotice
            copy={{ ...copy, message: getErrorMessage(error) || copy.message }}
            level={2}
            onRetry={() => setRetries(retries + 1)}
          />
        )}
      >
        {children}
      </ErrorBoundary>
    </div>
  );
}

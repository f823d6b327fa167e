import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailureNotice, type FailureNoticeCopy } from '../ui/FailureNotice';

export type IslandBoundaryCopy = FailureNoticeCopy & { homeHref: string };

export interface IslandBoundaryProps {
  copy: IslandBoundaryCopy;
  /** Stays below the failure screen; must not depend on client state. */
  fallback?: ReactNode;
  children: ReactNode;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

export function IslandBoundary({ copy, fallback, children }: IslandBoundaryProps) {
  const [retries, setRetries] = useState(0);
  const content = (
    <ErrorBoundary
      fallbackRender={({ error }) => (
        <>
          <FailureNotice
            copy={{ ...copy, message: messageOf(error) || copy.message }}
            level={2}
            homeHref={copy.homeHref}
            onRetry={() => setRetries(retries + 1)}
          />
          <ErrorBoundary fallback={null}>{fallback}</ErrorBoundary>
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
  if (retries === 0) return content;
  // A retry removes the button that has focus.
  return (
    <div key={retries} ref={focus} tabIndex={-1}>
      {content}
    </div>
  );
}

import type { failure } from '@content/copy/failure';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailureNotice } from './FailureNotice';

interface IslandBoundaryProps {
  copy: typeof failure;
  /** Tells content outside whether the children failed. */
  onFailure?: (hasFailed: boolean) => void;
  children: ReactNode;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

export function IslandBoundary({ copy, onFailure, children }: IslandBoundaryProps) {
  const [retries, setRetries] = useState(0);
  const retry = () => {
    onFailure?.(false);
    setRetries(retries + 1);
  };
  const content = (
    <ErrorBoundary
      onError={() => onFailure?.(true)}
      fallbackRender={({ error }) => (
        <FailureNotice
          copy={{ ...copy, message: messageOf(error) || copy.message }}
          level={2}
          onRetry={retry}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
  if (retries === 0) return content;
  // The retry button disappears, so focus the content.
  return (
    <div key={retries} ref={focus} tabIndex={-1}>
      {content}
    </div>
  );
}

import type { failure } from '@content/copy/failure';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailureNotice } from './FailureNotice';

interface IslandBoundaryProps {
  copy: typeof failure;
  onError?: () => void;
  children: ReactNode;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function IslandBoundary({ copy, ...props }: IslandBoundaryProps) {
  return (
    <ErrorBoundary
      {...props}
      fallbackRender={({ error }) => (
        <FailureNotice copy={{ ...copy, message: messageOf(error) || copy.message }} level={2} />
      )}
    />
  );
}

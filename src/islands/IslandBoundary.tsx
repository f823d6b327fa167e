import { Component, type ReactNode } from 'react';
import { buttonClasses } from '../ui/Button';
import { FailureNotice, type FailureNoticeCopy } from '../ui/FailureNotice';

export type IslandBoundaryCopy = FailureNoticeCopy & { homeHref: string; startFailed: string };

export interface IslandBoundaryProps {
  copy: IslandBoundaryCopy;
  /** Stays below the failure screen; must not depend on client state. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface IslandBoundaryState {
  error: Error | undefined;
}

/** `src/behaviors/islands.ts` shows this if the island's code cannot be fetched. */
function StartFailed({ text, retry }: { text: string; retry: string }) {
  return (
    <div data-start-failed hidden className="mb-6 border-clay border-l-4 pl-4">
      <p role="alert" className="mb-3">
        {text}
      </p>
      <button type="button" className={`${buttonClasses('outline')} cursor-pointer`}>
        {retry}
      </button>
    </div>
  );
}

export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): IslandBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { copy, fallback, children } = this.props;
    const { error } = this.state;
    if (!error) {
      return (
        <>
          <StartFailed text={copy.startFailed} retry={copy.retry} />
          {children}
        </>
      );
    }
    return (
      <>
        <FailureNotice
          copy={{ ...copy, message: error.message || copy.message }}
          level={2}
          homeHref={copy.homeHref}
          onRetry={() => this.setState({ error: undefined })}
        />
        {fallback}
      </>
    );
  }
}

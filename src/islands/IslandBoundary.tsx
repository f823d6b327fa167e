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

type State = { error?: string | undefined };

export class IslandBoundary extends Component<IslandBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { copy, fallback, children } = this.props;
    const { error } = this.state;
    if (error !== undefined) {
      return (
        <>
          <FailureNotice
            copy={{ ...copy, message: error || copy.message }}
            level={2}
            homeHref={copy.homeHref}
            onRetry={() => this.setState({ error: undefined })}
          />
          {fallback}
        </>
      );
    }
    return (
      <>
        {/* Shown by src/behaviors/islands.ts if the island's code cannot be fetched. */}
        <div data-start-failed hidden className="mb-6 border-clay border-l-4 pl-4">
          <p role="alert" className="mb-3">
            {copy.startFailed}
          </p>
          <button type="button" className={`${buttonClasses('outline')} cursor-pointer`}>
            {copy.retry}
          </button>
        </div>
        {children}
      </>
    );
  }
}

import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { FailureNotice, type FailureNoticeCopy } from '../ui/FailureNotice';

export type IslandBoundaryCopy = FailureNoticeCopy & { homeHref: string; startFailed: string };

export interface IslandBoundaryProps {
  copy: IslandBoundaryCopy;
  /** Stays below the failure screen; must not depend on client state. */
  fallback?: ReactNode;
  children: ReactNode;
}

type State = { error?: string | undefined; retries: number };

/** Renders nothing if the fallback throws too. */
class FallbackBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return !this.state.failed && this.props.children;
  }
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

export class IslandBoundary extends Component<IslandBoundaryProps, State> {
  override state: State = { retries: 0 };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { copy, fallback, children } = this.props;
    const { error, retries } = this.state;
    const content =
      error === undefined ? (
        <>
          {/* Shown by src/behaviors/islands.ts if the island's code cannot be fetched. */}
          <div data-start-failed hidden className="mb-6 border-clay border-l-4 pl-4">
            <p role="alert" className="mb-3">
              {copy.startFailed}
            </p>
            <Button variant="outline">{copy.retry}</Button>
          </div>
          {children}
        </>
      ) : (
        <>
          <FailureNotice
            copy={{ ...copy, message: error || copy.message }}
            level={2}
            homeHref={copy.homeHref}
            onRetry={() => this.setState({ error: undefined, retries: retries + 1 })}
          />
          <FallbackBoundary>{fallback}</FallbackBoundary>
        </>
      );
    if (retries === 0) return content;
    // A retry removes the button that has focus.
    return (
      <div key={retries} ref={focus} tabIndex={-1}>
        {content}
      </div>
    );
  }
}

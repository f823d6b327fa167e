import { Component, type ReactNode } from 'react';
import { FailureNotice, type FailureNoticeCopy } from '../ui/FailureNotice';
import { StartFailed } from './StartFailed';

export type IslandBoundaryCopy = FailureNoticeCopy & { homeHref: string; startFailed: string };

export interface IslandBoundaryProps {
  copy: IslandBoundaryCopy;
  children: ReactNode;
}

interface IslandBoundaryState {
  error: Error | undefined;
}

/** Where a part of the page throws, the failure screen stands in its place and the rest stays. */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): IslandBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { copy, children } = this.props;
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
      <FailureNotice
        copy={{ ...copy, message: error.message || copy.message }}
        level={2}
        homeHref={copy.homeHref}
        onRetry={() => this.setState({ error: undefined })}
      />
    );
  }
}

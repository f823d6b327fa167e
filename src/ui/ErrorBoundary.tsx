import { Component, type ReactNode } from 'react';
import type { FailureCopy } from '../schema/copy/failure';
import { FailureScreen } from './FailureScreen';

// React reports that it has rendered an island anew, because an extension had changed its HTML.
globalThis.addEventListener?.('error', (event) => {
  if (!event.message.includes('React error #418')) return;
  event.preventDefault();
  console.info(`Recovered: ${event.message}`);
});

interface ErrorBoundaryProps {
  failureCopy: FailureCopy;
  children: ReactNode;
}

/** Shows the failure screen in place of an island that throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError = (error: Error) => ({ error });

  override render() {
    const { error } = this.state;
    const { failureCopy, children } = this.props;
    if (!error) return children;
    return (
      <div className="page-width py-section">
        <FailureScreen copy={{ ...failureCopy, message: error.message }} level={2} />
      </div>
    );
  }
}

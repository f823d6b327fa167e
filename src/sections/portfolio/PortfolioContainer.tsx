import type { ReactNode } from 'react';

/** The children are the projects, which the page hydrates. */
export const PortfolioContainer = ({ children }: { children: ReactNode }) => (
  // The minimal height keeps what follows out of the window while the list changes.
  <div className="page-width min-h-svh py-6 lg:pb-12">{children}</div>
);

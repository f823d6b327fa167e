import type { ReactNode } from 'react';

export interface ContainerProps {
  children: ReactNode;
  className?: string;
}

/** Centers content of at most 1520 px. */
export function Container({ children, className = '' }: ContainerProps) {
  return (
    <div className={`mx-auto w-full max-w-page-padded px-5 xs:px-6 md:px-10 ${className}`}>
      {children}
    </div>
  );
}

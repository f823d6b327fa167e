import type { ReactNode } from 'react';

export interface ContainerProps {
  children: ReactNode;
  className?: string;
}

/** The width of the page: 1520 px of content at most, with a gutter that a thumb can rest in. */
export function Container({ children, className = '' }: ContainerProps) {
  return (
    <div className={`mx-auto w-full max-w-page-padded px-5 xs:px-6 md:px-10 ${className}`}>
      {children}
    </div>
  );
}

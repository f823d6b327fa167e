import type { ReactNode } from 'react';

export function Container({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`mx-auto w-full max-w-page-padded px-5 xs:px-6 md:px-10 ${className}`}>
      {children}
    </div>
  );
}

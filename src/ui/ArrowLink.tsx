import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ArrowLinkProps {
  href: string;
  className?: string;
  /** The accessible name where the visible words need more; it must start with them. */
  label?: string;
  children: ReactNode;
}

/** A quiet link that leads on; the arrow moves when it is pointed at. */
export function ArrowLink({ href, className = '', label, children }: ArrowLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      className={`group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 decoration-leaf underline-offset-[0.35em] hover:decoration-current ${className}`}
    >
      {children}
      <ArrowRight
        aria-hidden="true"
        className="size-[1.1em] shrink-0 transition-transform duration-200 group-hover:translate-x-1 motion-reduce:transition-none"
      />
    </a>
  );
}

import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ArrowLinkProps {
  href: string;
  className?: string;
  /** Replaces the accessible name; must start with the visible text. */
  label?: string;
  /** Points to the left, before the text. */
  back?: boolean;
  children: ReactNode;
}

const arrow = 'size-[1.1em] shrink-0 transition-transform';

export function ArrowLink({ href, className = '', label, back = false, children }: ArrowLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      className={`group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 decoration-leaf underline-offset-[0.35em] hover:decoration-current ${className}`}
    >
      {back && <ArrowLeft aria-hidden="true" className={`${arrow} group-hover:-translate-x-1`} />}
      {children}
      {!back && <ArrowRight aria-hidden="true" className={`${arrow} group-hover:translate-x-1`} />}
    </a>
  );
}

import { ArrowLeft, ArrowRight } from 'lucide-react';

export interface ArrowLinkProps {
  link: { href: string; label: string };
  /** Replaces the accessible name; must start with the visible text. */
  name?: string;
  /** Points to the left, before the text. */
  back?: boolean;
  className?: string;
}

const arrow = 'size-[1.1em] shrink-0 transition-transform';

export function ArrowLink({ link, name, back = false, className = '' }: ArrowLinkProps) {
  return (
    <a
      href={link.href}
      aria-label={name}
      className={`group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 decoration-leaf underline-offset-[0.35em] hover:decoration-current ${className}`}
    >
      {back && <ArrowLeft aria-hidden="true" className={`${arrow} group-hover:-translate-x-1`} />}
      {link.label}
      {!back && <ArrowRight aria-hidden="true" className={`${arrow} group-hover:translate-x-1`} />}
    </a>
  );
}

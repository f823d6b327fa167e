import { ArrowRight } from 'lucide-react';

export interface ArrowLinkProps {
  link: { href: string; label: string };
  /** Replaces the accessible name; must start with the visible text. */
  name?: string;
  className?: string;
}

export function ArrowLink({ link, name, className = '' }: ArrowLinkProps) {
  return (
    <a
      href={link.href}
      aria-label={name}
      className={`group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 decoration-leaf underline-offset-[0.35em] hover:decoration-current ${className}`}
    >
      {link.label}
      <ArrowRight
        aria-hidden="true"
        className="size-[1.1em] shrink-0 transition-transform group-hover:translate-x-1"
      />
    </a>
  );
}

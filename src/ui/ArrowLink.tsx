import type { Link } from '../lib/routes';

interface ArrowLinkProps {
  link: Link;
  /** Replaces the accessible name; must start with the visible text. */
  name?: string;
  className?: string;
}

export function ArrowLink({ link, name, className = '' }: ArrowLinkProps) {
  return (
    <a href={link.href} aria-label={name} className={`arrow-link ${className}`}>
      {link.label}
    </a>
  );
}

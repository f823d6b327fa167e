import type { Link } from '../lib/routes';

interface ArrowLinkProps {
  link: Link;
  /** Must start with the visible text, which voice control users say. */
  ariaLabel?: string;
  className?: string;
}

export function ArrowLink({ link, ariaLabel, className = '' }: ArrowLinkProps) {
  return (
    <a href={link.href} aria-label={ariaLabel} className={`arrow-link ${className}`}>
      {link.label}
    </a>
  );
}

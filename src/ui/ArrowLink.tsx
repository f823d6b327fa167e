import type { Link } from '../lib/routes';

interface ArrowLinkProps {
  link: Link;
  /** For screen readers. Follows the label, because voice control needs a name that begins with it. */
  context?: string;
  className?: string;
}

export function ArrowLink({ link, context, className = '' }: ArrowLinkProps) {
  return (
    <a
      href={link.href}
      aria-label={context && `${link.label} ${context}`}
      className={`arrow-link ${className}`}
    >
      {link.label}
    </a>
  );
}

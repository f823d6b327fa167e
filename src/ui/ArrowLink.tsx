import type { Link } from '../lib/routes';

interface ArrowLinkProps {
  link: Link;
  /** For screen readers. Follows the label, because voice control needs a name that begins with it. */
  context?: string;
  className?: string;
}

/** The arrow stays beside the last word where the label wraps. */
export function ArrowLink({ link: { href, label }, context, className = '' }: ArrowLinkProps) {
  const lastSpace = label.lastIndexOf(' ') + 1;
  return (
    <a
      href={href}
      aria-label={context && `${label} ${context}`}
      className={`arrow-link ${className}`}
    >
      {label.slice(0, lastSpace)}
      <span>{label.slice(lastSpace)}</span>
    </a>
  );
}

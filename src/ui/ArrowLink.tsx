import type { Link } from '../lib/routes';

interface ArrowLinkProps {
  link: Link;
  /** Must start with the visible text, which voice control users say. */
  ariaLabel?: string;
  className?: string;
}

/** Draws the arrow before the text in the code, so that `after:` is free for a larger target. */
const arrowClasses =
  'before:arrow-shape before:order-last before:ml-2 before:h-3 before:shrink-0 before:transition-transform hover:before:translate-x-1';

export function ArrowLink({ link, ariaLabel, className = '' }: ArrowLinkProps) {
  return (
    <a
      href={link.href}
      aria-label={ariaLabel}
      className={`inline-flex min-h-11 items-center font-semibold underlined ${arrowClasses} ${className}`}
    >
      {link.label}
    </a>
  );
}

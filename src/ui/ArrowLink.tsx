import type { Link } from '../lib/routes';

interface ArrowLinkProps {
  link: Link;
  /** Must start with the visible text, which voice control users say. */
  ariaLabel?: string;
  className?: string;
}

export function ArrowLink({ link, ariaLabel, className = '' }: ArrowLinkProps) {
  return (
    <a
      href={link.href}
      aria-label={ariaLabel}
      className={`group/arrow inline-flex min-h-11 items-center font-semibold underlined ${className}`}
    >
      {link.label}
      <svg
        viewBox="0 0 100 70"
        aria-hidden="true"
        className="ml-[0.5em] w-[1em] shrink-0 fill-none stroke-11 stroke-current transition-[translate] group-hover/arrow:translate-x-1"
      >
        <path d="M0 35H92M60 4 96 35 60 66" />
      </svg>
    </a>
  );
}

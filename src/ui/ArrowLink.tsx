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
      className={`arrow-right inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-leaf underline-offset-[0.35em] hover:decoration-current ${className}`}
    >
      {link.label}
    </a>
  );
}

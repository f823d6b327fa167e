export interface SkipLinkProps {
  target: string;
  children: string;
}

/** Visible on focus only. The focus ring is inside, as the background may have any color. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="surface-accent fixed top-3 left-3 z-50 -translate-y-24 rounded-pill px-5 py-3 font-semibold focus-visible:translate-y-0 focus-visible:-outline-offset-6 print:hidden"
    >
      {children}
    </a>
  );
}

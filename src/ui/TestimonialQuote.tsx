import type { LoadedTestimonial } from '../data/people';

/** Hangs the opening quotation mark left of the text, except on phones. */
export const Quotation = ({ children, className }: { children: string; className: string }) => (
  <blockquote className={`sm:-indent-[0.36em] ${className}`}>{`“${children}”`}</blockquote>
);

export const NameAndRole = ({
  initials,
  name,
  role,
}: Pick<LoadedTestimonial, 'initials' | 'name' | 'role'>) => (
  <>
    <p className="font-semibold">
      <bdi className="mr-1 text-ink-muted text-small tracking-wider">{initials}</bdi> {name}
    </p>
    <p className="text-ink-muted text-small">{role}</p>
  </>
);

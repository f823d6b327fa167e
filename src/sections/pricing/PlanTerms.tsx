import type { Link } from '../../site/links';
import { ArrowLink } from '../../ui/ArrowLink';

export interface PlanTermsProps {
  items: readonly { name: string; text: string }[];
  link: Link;
}

/** What holds for every plan. */
export function PlanTerms({ items, link }: PlanTermsProps) {
  return (
    <div className="mt-10">
      <dl className="grid gap-x-8 gap-y-6 border-ink border-t-2 pt-6 sm:grid-cols-2">
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-ink-2 text-small">{text}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink href={link.href} className="mt-3 text-small">
        {link.label}
      </ArrowLink>
    </div>
  );
}

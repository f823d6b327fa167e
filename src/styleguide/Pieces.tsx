import { ArrowLink } from '../ui/ArrowLink';
import { ButtonLink } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Heading } from '../ui/Heading';
import { Logo } from '../ui/Logo';

const surfaces = ['surface-paper', 'surface-quiet', 'surface-pine', 'surface-accent'] as const;

const failure = {
  title: 'Failure notice',
  message: 'Status or message',
  lead: 'Shown in place of a part that failed.',
  retry: 'Retry',
  home: 'Home',
};

/** Every generic piece on every surface; hover, focus and press them to see their states. */
export function Pieces() {
  return (
    <section>
      <Heading level={2} size="heading">
        Pieces
      </Heading>
      <ul className="mt-6 grid gap-4">
        {surfaces.map((surface) => (
          <li
            key={surface}
            className={`flex flex-wrap items-center gap-5 rounded-card border border-rule p-6 ${surface}`}
          >
            <Logo name="Brand" />
            <ButtonLink href="#solid" variant="solid">
              Solid
            </ButtonLink>
            <ButtonLink href="#outline" variant="outline">
              Outline
            </ButtonLink>
            <ArrowLink href="#arrow">Arrow link</ArrowLink>
            <span className="text-ink-2">{surface}</span>
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <FailureNotice copy={failure} level={2} homeHref="/" />
      </div>
    </section>
  );
}

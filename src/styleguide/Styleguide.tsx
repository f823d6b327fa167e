import type { ReactNode } from 'react';
import { type Composition, compositions, posterFile } from '../illustrations/posters/poster-files';
import { industries, serviceTypes } from '../schema/vocabulary';
import { ArrowLink } from '../ui/ArrowLink';
import { ButtonLink } from '../ui/Button';
import { Container } from '../ui/Container';
import { FailureNotice } from '../ui/FailureNotice';
import { Heading } from '../ui/Heading';
import { Logo } from '../ui/Logo';

const schemes = { Light: 'scheme-light', Dark: 'scheme-dark' } as const;

const surfaces = [
  'bg-paper',
  'bg-paper-2',
  'surface-pine',
  'surface-lime',
  'surface-accent',
] as const;

const colors = [
  'bg-paper',
  'bg-paper-2',
  'bg-card',
  'bg-ink',
  'bg-ink-2',
  'bg-rule',
  'bg-edge',
  'bg-faint',
  'bg-pine',
  'bg-pine-2',
  'bg-accent',
  'bg-leaf',
  'bg-clay',
] as const;

const headings = ['display', 'heading', 'subheading'] as const;
const figures = ['text-figure-large', 'text-figure'] as const;
const texts = ['text-lead', 'text-body', 'text-small', 'text-fine'] as const;

const failure = {
  title: 'Failure notice',
  message: 'Status or message',
  lead: 'Shown in place of a part that failed.',
  retry: 'Retry',
  home: 'Home',
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <Heading level={2} size="heading">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Colors() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
      {colors.map((className) => (
        <li key={className} className="text-small">
          <span className={`block h-20 rounded-small border border-rule ${className}`} />
          {className}
        </li>
      ))}
    </ul>
  );
}

function Type() {
  return (
    <>
      {headings.map((size) => (
        <Heading key={size} level={3} size={size}>
          {size}
        </Heading>
      ))}
      {figures.map((className) => (
        <p key={className} className={`font-bold font-figure ${className}`}>
          +212% <span className="font-normal font-text text-small">{className}</span>
        </p>
      ))}
      {texts.map((className) => (
        <p key={className} className={className}>
          Your team opens the calendar. {className}
        </p>
      ))}
    </>
  );
}

function Components() {
  return (
    <>
      <ul className="grid gap-4">
        {surfaces.map((surface) => (
          <li
            key={surface}
            className={`flex flex-wrap items-center gap-5 rounded-card border border-rule p-6 ${surface}`}
          >
            <Logo name="Brand" />
            <ButtonLink link={{ href: '#solid', label: 'Solid' }} />
            <ButtonLink link={{ href: '#outline', label: 'Outline' }} variant="outline" />
            <ArrowLink link={{ href: '#arrow', label: 'Arrow link' }} />
            <span className="text-ink-2">{surface}</span>
          </li>
        ))}
      </ul>
      <FailureNotice copy={failure} level={2} homeHref="/" />
    </>
  );
}

/** Each form with several counts, then composed for each place. */
function Posters() {
  const places = Object.keys(compositions) as Composition[];
  const counts = [1, 9, 41, 640];
  const pictures = [
    ...counts.map((value) => ({ value, place: 'card' as const })),
    ...places.map((place) => ({ value: 41, held: 35, place })),
  ];
  return serviceTypes.map((type, index) => {
    const industry = industries[(index * 3) % industries.length] ?? industries[0];
    return (
      <Part key={type} title={type}>
        <ul className="flex flex-wrap gap-5 text-small">
          {pictures.map(({ place, ...counted }) => {
            const { svg, width, height } = posterFile({ industry, type, counted }, place);
            const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
            return (
              <li key={src}>
                <img src={src} alt={`${type}, ${counted.value}`} width={width} height={height} />
                {counted.value}, {place}
              </li>
            );
          })}
        </ul>
      </Part>
    );
  });
}

export function Styleguide() {
  return Object.entries(schemes).map(([name, className]) => (
    <div key={name} className={`bg-paper text-ink py-16 ${className}`}>
      <Container className="grid gap-14">
        <Heading level={1} size="display">
          {name}
        </Heading>
        <Part title="Colors">
          <Colors />
        </Part>
        <Part title="Type">
          <Type />
        </Part>
        <Part title="Components">
          <Components />
        </Part>
        <Posters />
      </Container>
    </div>
  ));
}

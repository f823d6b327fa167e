import { Course } from '../illustrations/charts/Course';
import { Funnel, type FunnelProps } from '../illustrations/charts/Funnel';
import { palettes } from '../illustrations/posters/palettes';
import type { PictureFiles } from '../lib/picture';
import type { CaseStudy as CaseStudyRecord } from '../schema/records';
import type { Link } from '../site/links';
import { ArrowLink } from '../ui/ArrowLink';
import { ButtonLink } from '../ui/Button';
import { Container } from '../ui/Container';
import { Heading } from '../ui/Heading';
import { Speaker, type SpeakerProps } from '../ui/Speaker';
import { MetricTile } from './case-studies/MetricTile';
import { Opening } from './case-studies/Opening';

const chapters = ['challenge', 'solution', 'outcome'] as const;

export interface CaseStudyProps {
  study: CaseStudyRecord;
  picture: PictureFiles;
  quote: (Omit<SpeakerProps, 'palette'> & { quote: string }) | undefined;
  side: 'left' | 'right';
  timeframe: string;
  copy: Record<'metrics' | (typeof chapters)[number], string> & { funnel: FunnelProps['copy'] };
  help: Link;
  links: readonly Link[];
}

export function CaseStudy({ study, quote, copy, help, links, ...opening }: CaseStudyProps) {
  const { id, industry, metrics, funnel, trend } = study;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`py-12 lg:py-20 print:pt-6 print:pb-0 ${palettes[industry]}`}
    >
      <Container>
        <article>
          <Opening study={study} titleId={titleId} {...opening} />
          <ul
            aria-label={copy.metrics}
            className="mt-10 grid grid-cols-2 gap-x-5 gap-y-8 sm:gap-x-8 lg:mt-16 lg:grid-cols-4 print:break-inside-avoid"
          >
            {metrics.map((metric) => (
              <MetricTile key={metric.label} {...metric} />
            ))}
          </ul>
          <div
            className={`mt-14 grid gap-x-16 gap-y-12 lg:mt-20 ${funnel ? 'lg:grid-cols-2' : ''}`}
          >
            {funnel && <Funnel steps={funnel} copy={copy.funnel} />}
            <Course trend={trend} />
          </div>
          <div className="mt-14 grid gap-x-12 gap-y-8 lg:mt-20 lg:grid-cols-3">
            {chapters.map((chapter) => (
              <div key={chapter} className="print:break-inside-avoid">
                <Heading level={3} size="subheading">
                  {copy[chapter]}
                </Heading>
                <p className="mt-2 max-w-[66ch] text-ink-2">{study[chapter]}</p>
              </div>
            ))}
          </div>
          {quote && (
            <figure className="mt-14 border-ink border-t-2 pt-8 lg:mt-20 lg:pt-12 print:break-inside-avoid">
              <blockquote className="max-w-[46ch] text-balance font-bold font-display text-[clamp(1.375rem,2.5vw,2.5rem)] leading-[1.15] tracking-[-0.02em] -indent-[0.42em] max-md:indent-0">
                <p>“{quote.quote}”</p>
              </blockquote>
              <Speaker {...quote} palette={palettes[industry]} className="mt-8" />
            </figure>
          )}
          <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3 lg:mt-14 print:hidden">
            <ButtonLink link={help} />
            {links.map((link) => (
              <ArrowLink key={link.href} link={link} />
            ))}
          </div>
        </article>
      </Container>
    </section>
  );
}

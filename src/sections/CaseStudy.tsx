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
import { SpeakerName, type SpeakerProps, SpeakerSquare } from '../ui/Speaker';
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
      className={`py-10 lg:py-16 print:pt-6 print:pb-0 ${palettes[industry]}`}
    >
      <Container>
        <article>
          <Opening study={study} titleId={titleId} {...opening} />
          <ul
            aria-label={copy.metrics}
            className="mt-9 grid grid-cols-2 gap-x-5 gap-y-7 sm:gap-x-8 lg:mt-12 lg:grid-cols-4 print:break-inside-avoid"
          >
            {metrics.map((metric) => (
              <MetricTile key={metric.label} {...metric} />
            ))}
          </ul>
          <div
            className={`mt-11 grid gap-x-16 gap-y-11 lg:mt-16 ${funnel ? 'lg:grid-cols-2' : ''}`}
          >
            {funnel && <Funnel steps={funnel} copy={copy.funnel} />}
            <Course trend={trend} />
          </div>
          <div className="mt-11 grid gap-x-12 gap-y-7 lg:mt-16 lg:grid-cols-3">
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
            <figure className="mt-11 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-5 border-ink border-t-2 pt-7 lg:mt-14 lg:gap-x-10 lg:gap-y-4 lg:pt-10 print:break-inside-avoid">
              <blockquote className="max-w-[54ch] max-lg:col-span-2 lg:col-start-2 text-balance font-bold font-display text-[clamp(1.375rem,2.5vw,2.5rem)] leading-[1.15] tracking-[-0.02em] -indent-[0.42em] max-md:indent-0">
                <p>“{quote.quote}”</p>
              </blockquote>
              <figcaption className="contents">
                <div className="self-start lg:row-span-2 lg:row-start-1 lg:pt-3">
                  <SpeakerSquare {...quote} palette={palettes[industry]} />
                </div>
                <SpeakerName {...quote} />
              </figcaption>
            </figure>
          )}
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2 lg:mt-12 print:hidden">
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

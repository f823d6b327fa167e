import { useId } from 'react';
import { TrendChart } from '../illustrations/charts/TrendChart';
import { splitResult } from '../lib/result-figure';
import type { CaseStudy as CaseStudyRecord } from '../schema/records';
import { ButtonLink } from '../ui/ButtonLink';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';
import { MetricTile } from './case-studies/MetricTile';

export interface CaseStudyProps {
  study: CaseStudyRecord;
  pictureSrc: string;
  /** The cases alternate: every second one has its picture on the other side. */
  side: 'left' | 'right';
  /** Whether the picture is in the first view. */
  eager: boolean;
  copy: {
    metrics: string;
    challenge: string;
    solution: string;
    outcome: string;
    help: string;
    more: string;
  };
  /** How long it took, as it ends the sentence that the figure begins: 'in 60 days'. */
  timeframe: string;
  helpHref: string;
  moreHref: string;
}

/** The heading is read first and stands third, so that it leads to the whole case. */
function Opening({
  study,
  pictureSrc,
  timeframe,
  side,
  eager,
  headingId,
}: CaseStudyProps & { headingId: string }) {
  const { figure, words } = splitResult(study.results.headline);
  return (
    <div className="grid items-center gap-x-8 gap-y-8 lg:grid-cols-12">
      <div
        className={`flex flex-col lg:col-span-6 ${side === 'left' ? 'lg:order-2 lg:col-start-7' : ''}`}
      >
        <Heading level={2} size="heading" id={headingId} className="mt-7">
          {study.title}
        </Heading>
        <p className="-order-2 text-small text-ink-2">
          <span className="font-semibold text-ink">{study.industry}</span>, {study.company}
        </p>
        <p className="-order-1 mt-4">
          <span className="block font-figure text-figure-huge font-bold tracking-[-0.025em] text-leaf">
            {figure}
          </span>{' '}
          <span className="mt-2 block font-semibold text-lead">
            {words} <span className="font-normal text-ink-2">{timeframe}</span>
          </span>
        </p>
        <p className="mt-5 max-w-text text-ink-2">{study.description}</p>
      </div>
      <img
        src={pictureSrc}
        alt={study.image.alt}
        width={640}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={`aspect-8/5 w-full rounded-card bg-paper-2 lg:col-span-6 ${side === 'left' ? 'lg:order-1' : ''}`}
      />
    </div>
  );
}

/** One case: the figure leads, the picture and the course of the figure show it, the text tells it. */
export function CaseStudy(props: CaseStudyProps) {
  const { study, side, copy, helpHref, moreHref } = props;
  const headingId = useId();
  const chapters = [
    { title: copy.challenge, text: study.challenge },
    { title: copy.solution, text: study.solution },
    { title: copy.outcome, text: study.outcome },
  ];
  return (
    <Section id={study.id} labelledBy={headingId} surface={side === 'left' ? 'quiet' : 'paper'}>
      <article>
        <Opening {...props} headingId={headingId} />
        <ul
          aria-label={copy.metrics}
          className="mt-12 grid grid-cols-2 gap-x-8 border-ink border-t-2 lg:grid-cols-4"
        >
          {study.metrics.map((metric) => (
            <MetricTile key={metric.label} {...metric} />
          ))}
        </ul>
        <div className="mt-12">
          <TrendChart trend={study.trend} />
        </div>
        <div className="mt-10 grid gap-x-8 gap-y-7 md:grid-cols-3">
          {chapters.map((chapter) => (
            <div key={chapter.title}>
              <Heading level={3} size="subheading">
                {chapter.title}
              </Heading>
              <p className="mt-2 text-ink-2">{chapter.text}</p>
            </div>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap gap-3 print:hidden">
          <ButtonLink href={helpHref} look="solid">
            {copy.help}
          </ButtonLink>
          <ButtonLink href={moreHref} look="outline">
            {copy.more}
          </ButtonLink>
        </div>
      </article>
    </Section>
  );
}

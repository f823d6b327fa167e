import { useId } from 'react';
import type { CaseStudy as CaseStudyRecord } from '../schema/records';
import type { BookingLink, Link } from '../site/links';
import { ArrowLink } from '../ui/ArrowLink';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';
import { Evidence } from './case-studies/Evidence';
import { MetricTile } from './case-studies/MetricTile';
import { Opening, type OpeningProps } from './case-studies/Opening';

export interface CaseStudyProps extends Omit<OpeningProps, 'headingId'> {
  copy: { metrics: string; squares: string; challenge: string; solution: string; outcome: string };
  help: BookingLink;
  more: Link;
  plans: Link;
}

function Chapters({ study, copy }: { study: CaseStudyRecord; copy: CaseStudyProps['copy'] }) {
  const chapters = [
    { title: copy.challenge, text: study.challenge },
    { title: copy.solution, text: study.solution },
    { title: copy.outcome, text: study.outcome },
  ];
  return (
    <div className="mt-12 grid gap-x-8 gap-y-7 md:grid-cols-3 lg:mt-16">
      {chapters.map((chapter) => (
        <div key={chapter.title} className="print:break-inside-avoid">
          <Heading level={3} size="subheading">
            {chapter.title}
          </Heading>
          <p className="mt-2 text-ink-2">{chapter.text}</p>
        </div>
      ))}
    </div>
  );
}

export function CaseStudy({ copy, help, more, plans, ...opening }: CaseStudyProps) {
  const { study, side } = opening;
  const headingId = useId();
  return (
    <Section id={study.id} labelledBy={headingId} surface={side === 'left' ? 'quiet' : 'paper'}>
      <article>
        <Opening {...opening} headingId={headingId} />
        <ul
          aria-label={copy.metrics}
          className="mt-10 mb-10 grid grid-cols-2 border-ink border-t-2 border-b border-b-rule lg:mt-12 lg:mb-14 lg:grid-cols-4 print:break-inside-avoid"
        >
          {study.metrics.map((metric) => (
            <MetricTile key={metric.label} {...metric} />
          ))}
        </ul>
        <Evidence study={study} side={side} squares={copy.squares} />
        <Chapters study={study} copy={copy} />
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
          <ButtonLink href={help.href} variant="solid">
            {help.label}
          </ButtonLink>
          <ArrowLink href={more.href}>{more.label}</ArrowLink>
          <ArrowLink href={plans.href}>{plans.label}</ArrowLink>
        </div>
      </article>
    </Section>
  );
}

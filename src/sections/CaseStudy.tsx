import type { PictureFiles } from '../lib/picture';
import type { PluralCopy } from '../lib/plural';
import type { CaseStudy as CaseStudyRecord } from '../schema/records';
import type { Link } from '../site/links';
import { ArrowLink } from '../ui/ArrowLink';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { HugeFigure } from '../ui/HugeFigure';
import { Picture, PictureCaption } from '../ui/Picture';
import { Section } from '../ui/Section';
import { Evidence } from './case-studies/Evidence';
import { MetricTile } from './case-studies/MetricTile';

export interface CaseStudyProps {
  study: CaseStudyRecord;
  picture: PictureFiles;
  side: 'left' | 'right';
  timeframe: string;
  copy: Record<'metrics' | 'challenge' | 'solution' | 'outcome', string> & { squares: PluralCopy };
  help: Link;
  links: readonly Link[];
}

const titleId = ({ id }: CaseStudyRecord) => `${id}-title`;

function Opening({ study, picture, timeframe, side }: CaseStudyProps) {
  const { figure, label } = study.results.headline;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12 print:break-inside-avoid print:grid-cols-[3fr_2fr]">
      <div className={`flex flex-col lg:col-span-5 ${side === 'left' ? 'lg:order-2' : ''}`}>
        <Heading
          level={2}
          size="heading"
          id={titleId(study)}
          className="mt-6 lg:text-[clamp(2.5rem,3.75vw,4.25rem)]"
        >
          {study.title}
        </Heading>
        <p className="-order-2 text-ink-2 text-small">
          <span className="font-semibold text-ink">{study.industry}</span>, {study.company}
        </p>
        <p className="-order-1 mt-5">
          <span className="block text-leaf">
            <HugeFigure figure={figure} />
          </span>{' '}
          <span className="mt-3 block font-semibold text-lead">
            {label} <span className="font-normal text-ink-2">{timeframe}</span>
          </span>
        </p>
        <p className="mt-4 max-w-[66ch] text-ink-2">{study.description}</p>
      </div>
      <div className="flex flex-col lg:col-span-7">
        <Picture
          picture={picture}
          className="aspect-8/5 overflow-clip lg:grow rounded-card lg:aspect-auto print:aspect-auto"
        />
        <PictureCaption picture={picture} className="mt-3" />
      </div>
    </div>
  );
}

const chapters = ['challenge', 'solution', 'outcome'] as const;

export function CaseStudy(props: CaseStudyProps) {
  const { study, side, copy, help, links } = props;
  return (
    <Section
      id={study.id}
      labelledBy={titleId(study)}
      surface={side === 'left' ? 'quiet' : 'paper'}
    >
      <article>
        <Opening {...props} />
        <ul
          aria-label={copy.metrics}
          className="mt-10 mb-10 grid grid-cols-2 border-ink border-t-2 border-b border-b-rule lg:mt-12 lg:mb-14 lg:grid-cols-4 print:break-inside-avoid"
        >
          {study.metrics.map((metric) => (
            <MetricTile key={metric.label} {...metric} />
          ))}
        </ul>
        <Evidence study={study} side={side} squares={copy.squares} />
        <div className="mt-12 grid gap-x-8 gap-y-7 hero:grid-cols-3 lg:mt-16">
          {chapters.map((chapter) => (
            <div
              key={chapter}
              className="md:max-hero:grid md:max-hero:grid-cols-4 md:max-hero:gap-x-8 print:break-inside-avoid"
            >
              <Heading level={3} size="subheading">
                {copy[chapter]}
              </Heading>
              <p className="text-ink-2 max-md:mt-2 md:max-hero:col-span-3 hero:mt-2">
                {study[chapter]}
              </p>
            </div>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
          <ButtonLink link={help} />
          {links.map((link) => (
            <ArrowLink key={link.href} link={link} />
          ))}
        </div>
      </article>
    </Section>
  );
}

import type { labels } from '@content/copy/case-studies';
import type { CaseStudyWithPicture, TestimonialWithPortrait } from '../../data/pictures';
import type { Link } from '../../lib/routes';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { HugeFigure } from '../../ui/HugeFigure';
import { ClientMark, Picture } from '../../ui/Picture';
import { TestimonialQuote } from '../../ui/TestimonialQuote';
import { FunnelChart, RatioChart } from './BarCharts';
import { MetricTile } from './MetricTile';
import { ReportSheet } from './ReportSheet';
import { TrendChart } from './TrendChart';

const chapters = ['challenge', 'solution', 'outcome'] as const;

const largeTextClasses =
  'text-balance font-bold font-display text-[clamp(1.375rem,2.5vw,2.5rem)] leading-[1.15] tracking-[-0.02em]';

interface CaseStudySectionProps extends CaseStudyWithPicture {
  pictureSide: 'left' | 'right';
  testimonial: TestimonialWithPortrait | undefined;
  copy: typeof labels;
  bookingLink: Link;
  links: readonly Link[];
}

export function CaseStudySection(props: CaseStudySectionProps) {
  const { caseStudy, picture, pictureSide, within, testimonial, copy, bookingLink, links } = props;
  const { id, industry, company, results, metrics, trend, report } = caseStudy;
  return (
    <section
      id={id}
      aria-labelledby={`${id}_title`}
      className={`py-10 lg:py-16 print:pt-6 print:pb-0 ${getSurfaceClasses(industry)}`}
    >
      <article className="page-width">
        {/* Source order is for screen readers; CSS shows the figure above the title. */}
        <div
          className={`grid grid-cols-1 gap-8 md:auto-cols-fr md:grid-flow-col ${pictureSide === 'left' ? 'md:*:first:order-1' : ''}`}
        >
          <div className="flex flex-col print:break-inside-avoid">
            <Heading
              level={2}
              id={`${id}_title`}
              className="mt-8 md:mt-auto md:pt-8 lg:text-[clamp(2.25rem,3.8vw,4rem)]"
            >
              {caseStudy.title}
            </Heading>
            <p className="-order-2 flex items-center gap-3 font-semibold text-small md:text-body">
              <ClientMark picture={picture} /> {industry}, {company}
            </p>
            <p className="-order-1 mt-5 max-w-240 lg:mt-8">
              <HugeFigure {...results.headline} within={within} />
            </p>
            <p className="mt-4 max-w-[60ch] text-ink-muted">{caseStudy.description}</p>
          </div>
          {picture && (
            <div>
              <Picture
                picture={picture}
                className="aspect-square print:w-80"
                captionClassName="mt-4 font-semibold text-large leading-tight md:text-right print:text-left"
              />
            </div>
          )}
        </div>
        <ul
          aria-label={copy.metrics}
          className="mt-9 grid grid-cols-2 gap-x-5 gap-y-7 sm:gap-x-8 lg:mt-12 lg:grid-cols-4 print:break-inside-avoid"
        >
          {metrics.map((metric) => (
            <MetricTile key={metric.label} {...metric} />
          ))}
        </ul>
        <div className="mt-11 grid gap-x-16 gap-y-11 lg:mt-16 lg:auto-cols-fr lg:grid-flow-col">
          <div className="flex flex-col gap-y-9 empty:hidden">
            <RatioChart caseStudy={caseStudy} copy={copy} />
            <FunnelChart caseStudy={caseStudy} copy={copy} />
          </div>
          <TrendChart trend={trend} />
        </div>
        <div className="mt-11 grid gap-x-12 gap-y-7 lg:mt-16 lg:grid-cols-3">
          {chapters.map((chapter) => (
            <div key={chapter} className="print:break-inside-avoid">
              <Heading level={3}>{copy[chapter]}</Heading>
              <p className="mt-2 max-w-[66ch] text-ink-muted">{caseStudy[chapter]}</p>
            </div>
          ))}
        </div>
        {report && <ReportSheet caseStudy={caseStudy} report={report} copy={copy.report} />}
        {testimonial && (
          <TestimonialQuote
            testimonial={testimonial}
            className="mt-11 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-5 border-t-2 pt-7 lg:mt-14 lg:gap-x-10 lg:gap-y-4 lg:pt-10"
            textClassName={`col-span-2 ml-[0.4em] max-w-[54ch] lg:col-span-1 lg:col-start-2 lg:ml-0 ${largeTextClasses}`}
            speakerClassName="contents lg:*:first:row-span-2 lg:*:first:row-start-1 lg:*:first:mt-3 lg:*:first:self-start"
          />
        )}
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2 lg:mt-12 print:hidden">
          <ButtonLink link={bookingLink} />
          {links.map((link) => (
            <ArrowLink key={link.href} link={link} />
          ))}
        </div>
      </article>
    </section>
  );
}

import type { LoadedTestimonial } from '../../data/people';
import { formatMoney, formatOneDecimal, formatPlural } from '../../lib/format';
import type { Link } from '../../lib/routes';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { getSurfaceClasses } from '../../ui/industry-surfaces';
import { type QuoteClasses, TestimonialQuote } from '../../ui/TestimonialQuote';
import { TextWithLeadingFigure } from '../../ui/TextWithLeadingFigure';
import { CaseStudyHeader, type CaseStudyHeaderProps } from './CaseStudyHeader';
import { getCostPerMeeting } from './cost-per-meeting';
import { FunnelChart } from './FunnelChart';
import { MetricTiles } from './MetricTiles';
import { RatioChart } from './RatioChart';
import { ReportSheet } from './ReportSheet';
import { TrendChart } from './TrendChart';

const chapters = ['challenge', 'solution', 'outcome'] as const;

const quoteClasses: QuoteClasses = {
  root: 'mt-10 border-t-2 pt-6 lg:page-grid lg:mt-12 lg:grid-rows-[auto_1fr] lg:gap-y-4 lg:border-t-0 lg:border-b-2 lg:pt-0',
  quote:
    'text-balance font-display text-subheading lg:col-[5/-1] lg:text-[clamp(2rem,0.6rem+2.5vw,3.5rem)] lg:leading-[1.15]',
  portrait: 'size-24 lg:col-span-3 lg:row-[1/span_2] lg:mr-0 lg:size-auto lg:self-end',
  image: 'rounded-card lg:aspect-square lg:h-auto lg:rounded-b-none',
  initials: 'rounded-card border-4 text-figure lg:m-2 lg:mb-6 lg:size-30',
  tile: 'size-[40px] text-[15px] lg:bottom-6 lg:size-[52px] lg:text-[18px]',
  caption: 'lg:contents',
  person: 'lg:col-[5/-1] lg:pb-6',
};

interface CaseStudySectionProps extends CaseStudyHeaderProps {
  testimonial: LoadedTestimonial | undefined;
  signature: string | undefined;
  copy: CaseStudiesCopy['labels'];
  bookingLink: Link;
  /** Leads to the portfolio, if it has projects. */
  portfolioLink: Link | undefined;
  /** Leads to the comparison, if there are plans to compare. */
  comparisonLink: Link | undefined;
}

export function CaseStudySection(props: CaseStudySectionProps) {
  const { caseStudy, symbolSrc, testimonial, signature, copy, bookingLink } = props;
  const { portfolioLink, comparisonLink } = props;
  const { id, industry, metrics, funnel, results, trend } = caseStudy;
  const cost = getCostPerMeeting(caseStudy);
  return (
    <section
      id={id}
      aria-labelledby={`${id}_title`}
      className={`border-rule py-10 lg:py-16 full-color:dark:border-t ${getSurfaceClasses(industry)}`}
    >
      <article className="page-width">
        <CaseStudyHeader {...props} />
        <MetricTiles metrics={metrics} label={copy.metrics} />
        {cost && (
          <TextWithLeadingFigure className="mt-6 border-rule border-t pt-4">
            {formatPlural(copy.meetingPrice, cost.held, {
              price: formatMoney(cost.costPerMeeting),
              months: formatOneDecimal(cost.months),
              plan: cost.planName,
              monthlyPrice: formatMoney(cost.monthlyPrice),
            })}
          </TextWithLeadingFigure>
        )}
        <div
          className={`mt-10 gap-y-10 page-grid empty:hidden lg:mt-16 lg:gap-y-16 ${trend ? 'pb-7' : ''}`}
        >
          {trend && <RatioChart trend={trend} timeframe={results.timeframe} copy={copy.ratio} />}
          <FunnelChart caseStudy={caseStudy} symbolSrc={symbolSrc} copy={copy.funnel} />
          {trend && <TrendChart trend={trend} isBesideFunnel={!!funnel} />}
        </div>
        <div className="mt-10 grid gap-y-6 lg:mt-12">
          {chapters.map((chapter) => (
            <div key={chapter} className="border-edge lg:border-t lg:pt-6 lg:page-grid">
              <Heading level={3} className="lg:col-span-4">
                {copy[chapter]}
              </Heading>
              <p className="mt-2 max-w-[66ch] text-ink-muted lg:col-span-8 lg:mt-0 lg:max-w-176 lg:text-[1.25rem]">
                {caseStudy[chapter]}
              </p>
            </div>
          ))}
        </div>
        <ReportSheet caseStudy={caseStudy} signature={signature} copy={copy.report} />
        {testimonial && (
          <TestimonialQuote
            testimonial={testimonial}
            isLarge
            sizes="(min-width: 100rem) 23rem, (min-width: 64rem) 23vw, 6rem"
            classes={quoteClasses}
          />
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2 lg:mt-8">
          <ButtonLink link={bookingLink} />
          {portfolioLink && <ArrowLink link={portfolioLink} />}
          {comparisonLink && <ArrowLink link={comparisonLink} />}
        </div>
      </article>
    </section>
  );
}

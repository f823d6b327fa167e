import { content, legalNameAndAddress } from '../data/content';
import { getAbsoluteUrl, getBookingLink, mailLink } from '../data/links';
import { pages, shownPaths } from '../data/pages';
import { formatMoney } from '../lib/format';
import { getCaseStudyHref, getFaqAnchor, getHref, routes } from '../lib/routes';
import { interpolate } from '../lib/template';
import type { CaseStudy } from '../schema/case-studies';
import type { Plan } from '../schema/plans';
import type { Project } from '../schema/projects';

const { site } = content;
const { llms, shared } = content.copy;
const { hero, how, meta, pricing, results } = content.copy.home;

const formatLink = (name: string, path: string) => `[${name}](${getAbsoluteUrl(path)})`;

function formatPlan(plan: Plan): string {
  const price = plan.isCustom
    ? llms.custom
    : interpolate(llms.prices, {
        monthly: formatMoney(plan.monthlyPrice),
        yearly: formatMoney(plan.yearlyPrice),
      });
  const name = formatLink(plan.name, getHref('pricing'));
  return `- ${name}: ${price}. ${plan.description} ${plan.features.map(({ text }) => text).join('; ')}.`;
}

function formatCaseStudy({ id, title, industry, results, description }: CaseStudy): string {
  const { figure, label } = results.headline;
  const timeframe = interpolate(shared.timeframe, { time: results.timeframe });
  return `- ${formatLink(title, getCaseStudyHref(id))}: ${industry}, ${figure} ${label} ${timeframe}. ${description}`;
}

function formatProject({ id, title, industry, type, results, duration }: Project): string {
  const { figure, label } = results.primary;
  const name = formatLink(title, `${routes.portfolio}#${id}`);
  return `- ${name}: ${industry}, ${type}, ${figure} ${label}, ${duration}`;
}

const formatSection = (title: string, ...lines: string[]) => `## ${title}\n\n${lines.join('\n')}\n`;

/** Summarizes the site as a Markdown page for language models (llmstxt.org). */
export function renderLlmsText(): string {
  const stats = hero.stats.map(({ figure, label }) => `- ${figure} ${label}`);
  const steps = Object.values(how?.steps ?? {}).map(
    ({ title, text }, index) => `${index + 1}. **${title}**: ${text}`,
  );
  const plans = content.plans.map(formatPlan);
  const terms = pricing.notes.map(({ name, text }) => `- ${name}: ${text}`);
  const caseStudies = content.caseStudies.map(formatCaseStudy);
  const projects = content.projects.map(formatProject);
  const faqs = content.faqs.map(
    ({ id, question, answer }) =>
      `- ${formatLink(question, `${routes.home}#${getFaqAnchor(id)}`)}: ${answer}`,
  );
  const pageLines = shownPaths.map((path) => {
    const { name, meta } = pages[path];
    return `- ${formatLink(name, path)}: ${meta.description}`;
  });
  return [
    `# ${site.brand}\n`,
    `> ${meta.description}\n`,
    ...(how ? [`${how.intro}\n`] : []),
    ...(stats.length > 0 ? [formatSection(llms.figures, ...stats, '', hero.statsNote)] : []),
    ...(how ? [formatSection(llms.steps, ...steps, '', how.notes.join(' '))] : []),
    formatSection(llms.plans, ...plans, '', ...terms),
    ...(caseStudies.length > 0
      ? [formatSection(llms.results, results.intro, '', ...caseStudies)]
      : []),
    ...(projects.length > 0 ? [formatSection(llms.projects, ...projects)] : []),
    formatSection(llms.questions, ...faqs),
    formatSection(llms.pages, ...pageLines),
    formatSection(
      llms.contact,
      `- ${legalNameAndAddress}`,
      `- [${llms.book}](${getBookingLink('llms').href})`,
      `- ${llms.write} [${site.email}](${mailLink.href})`,
    ),
  ].join('\n');
}

import * as home from '@content/copy/home';
import { llms } from '@content/copy/llms';
import { identity } from '@content/identity';
import { nameAndAddress, withFacts } from '../data/company';
import { getAbsoluteUrl, getBookingLink, mailLink } from '../data/links';
import { loadPages } from '../data/pages';
import type { Plan } from '../data/plans';
import { formatTimeframe, loadFaqs, loadRecords } from '../data/records';
import { formatMoney } from '../lib/format';
import { getAnchorHref, getCaseStudyHref, getFaqId, routes } from '../lib/routes';
import { interpolate } from '../lib/text';
import type { CaseStudy } from '../schema/case-study';
import type { Project } from '../schema/project';

const { hero, how, meta, pricing, results } = withFacts(home);

const link = (name: string, path: string) => `[${name}](${getAbsoluteUrl(path)})`;

function formatPlan(plan: Plan): string {
  const price =
    plan.kind === 'custom'
      ? llms.custom
      : interpolate(llms.prices, {
          monthly: formatMoney(plan.monthlyPrice),
          yearly: formatMoney(plan.yearlyPrice),
        });
  const name = link(plan.name, getAnchorHref('pricing'));
  return `- ${name}: ${price}. ${plan.description} ${plan.features.map(({ text }) => text).join('; ')}.`;
}

function formatCaseStudy({ id, title, industry, results, description }: CaseStudy): string {
  const { figure, label } = results.headline;
  return `- ${link(title, getCaseStudyHref(id))}: ${industry}, ${figure} ${label} ${formatTimeframe(results.timeframe)}. ${description}`;
}

function formatProject({ id, title, industry, type, results, duration }: Project): string {
  const { figure, label } = results.primary;
  const name = link(title, `${routes.portfolio}#${id}`);
  return `- ${name}: ${industry}, ${type}, ${figure} ${label}, ${duration}`;
}

const section = (title: string, ...lines: string[]) => `## ${title}\n\n${lines.join('\n')}\n`;

/** Summarizes the site as a Markdown page for language models (llmstxt.org). */
export async function renderLlmsText(): Promise<string> {
  const stats = hero.stats.map(({ figure, label }) => `- ${figure} ${label}`);
  const steps = Object.values(how.steps).map(
    ({ title, text }, index) => `${index + 1}. **${title}**: ${text}`,
  );
  const plans = (await loadRecords('plans')).map(formatPlan);
  const terms = pricing.notes.map(({ name, text }) => `- ${name}: ${text}`);
  const caseStudies = (await loadRecords('caseStudies')).map(formatCaseStudy);
  const projects = (await loadRecords('projects')).map(formatProject);
  const faqs = (await loadFaqs()).map(
    ({ id, question, answer }) =>
      `- ${link(question, `${routes.home}#${getFaqId(id)}`)}: ${answer}`,
  );
  const pages = Object.entries(await loadPages()).map(
    ([path, page]) => `- ${link(page.name, path)}: ${page.meta.description}`,
  );
  return [
    `# ${identity.brand}\n`,
    `> ${meta.description}\n`,
    `${how.intro}\n`,
    section(llms.figures, ...stats, '', hero.statsNote),
    section(llms.steps, ...steps, '', how.facts.join(' ')),
    section(llms.plans, ...plans, '', ...terms),
    section(llms.results, results.intro, '', ...caseStudies),
    section(llms.projects, ...projects),
    section(llms.questions, ...faqs),
    section(llms.pages, ...pages),
    section(
      llms.contact,
      `- ${nameAndAddress}`,
      `- [${llms.book}](${getBookingLink('llms').href})`,
      `- ${llms.write} [${identity.email}](${mailLink.href})`,
    ),
  ].join('\n');
}

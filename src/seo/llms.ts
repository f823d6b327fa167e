import { hero, how, meta, results } from '@content/copy/home';
import { llms as copy } from '@content/copy/llms';
import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import { formatMoney } from '../lib/format';
import { interpolate } from '../lib/interpolate';
import { anchors, answerAnchor, caseStudyHref, routes } from '../lib/routes';
import type { CaseStudy, Faq, Plan, Project } from '../schema/records';
import { companySentences, legalOwner, planTerms } from '../site/company';
import { bookingLink, mailLink, siteAddress } from '../site/links';
import type { SitePage } from '../site/pages';

const link = (name: string, path: string) => `[${name}](${siteAddress(path)})`;

interface Records {
  plans: readonly Plan[];
  studies: readonly CaseStudy[];
  projects: readonly Project[];
  faqs: readonly Faq[];
}

function planLine(plan: Plan): string {
  const price =
    plan.kind === 'custom'
      ? copy.custom
      : interpolate(copy.prices, {
          monthly: formatMoney(plan.monthlyPrice),
          yearly: formatMoney(plan.yearlyPrice),
        });
  const name = link(plan.name, `${routes.home}#${anchors.pricing}`);
  return `- ${name}: ${price}. ${plan.description} ${plan.features.map(({ text }) => text).join('; ')}.`;
}

function studyLine({ id, title, industry, results, description }: CaseStudy): string {
  const { figure, label } = results.headline;
  const time = interpolate(shared.within, { time: results.timeframe });
  return `- ${link(title, caseStudyHref(id))}: ${industry}, ${figure} ${label} ${time}. ${description}`;
}

function projectLine({ id, title, industry, type, results, duration }: Project): string {
  const { figure, label } = results.primary;
  const name = link(title, `${routes.portfolio}#${id}`);
  return `- ${name}: ${industry}, ${type}, ${figure} ${label}, ${duration}`;
}

function faqLine({ id, question, answer }: Faq): string {
  return `- ${link(question, `${routes.home}#${answerAnchor(id)}`)}: ${answer}`;
}

const section = (title: string, ...lines: string[]) => `## ${title}\n\n${lines.join('\n')}\n`;

/** The site as one Markdown page for language models (llmstxt.org). */
export function llmsText(records: Records, sitePages: Readonly<Record<string, SitePage>>): string {
  const stats = hero.stats.map(({ figure, label }) => `- ${figure} ${label}`);
  const steps = how.steps.map(({ title, text }, index) => `${index + 1}. **${title}**: ${text}`);
  const terms = planTerms.map(({ name, text }) => `- ${name}: ${text}`);
  const pages = Object.entries(sitePages).map(
    ([path, page]) => `- ${link(page.name, path)}: ${page.meta.description}`,
  );
  return [
    `# ${identity.brand}\n`,
    `> ${meta.description}\n`,
    `${how.lead}\n`,
    section(copy.figures, ...stats, '', companySentences(hero.statsNote)),
    section(copy.steps, ...steps, '', companySentences(how.facts.join(' '))),
    section(copy.plans, ...records.plans.map(planLine), '', ...terms),
    section(copy.results, companySentences(results.lead), '', ...records.studies.map(studyLine)),
    section(copy.projects, ...records.projects.map(projectLine)),
    section(copy.questions, ...records.faqs.map(faqLine)),
    section(copy.pages, ...pages),
    section(
      copy.contact,
      `- ${legalOwner}`,
      `- [${copy.book}](${bookingLink('llms').href})`,
      `- ${copy.write} [${identity.email}](${mailLink.href})`,
    ),
  ].join('\n');
}

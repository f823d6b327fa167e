import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import { formatMoney } from '../lib/format';
import { interpolate } from '../lib/interpolate';
import { caseStudyHref } from '../lib/result-entry';
import { anchors, answerAnchor, routes } from '../lib/routes';
import type { CaseStudy, Faq, Plan, Project } from '../schema/records';
import { bookingLink, mailLink } from '../site/links';
import type { SitePage } from '../site/pages';

const address = (path: string) => new URL(path, identity.origin).href;

const link = (name: string, path: string) => `[${name}](${address(path)})`;

/** Everything of the content that the text is made of. */
export interface LlmsFacts {
  summary: string;
  promise: string;
  stats: readonly { figure: string; label: string }[];
  statsNote: string;
  steps: readonly { title: string; text: string }[];
  plans: readonly Plan[];
  studies: readonly CaseStudy[];
  projects: readonly Project[];
  faqs: readonly Faq[];
  pages: Readonly<Record<string, SitePage>>;
}

/** The words between the facts; they come from the content, as all words do. */
export interface LlmsCopy {
  figures: string;
  steps: string;
  plans: string;
  prices: string;
  custom: string;
  results: string;
  projects: string;
  questions: string;
  pages: string;
  contact: string;
  book: string;
  write: string;
}

function planLine(plan: Plan, copy: LlmsCopy): string {
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

/**
 * The site in one plain page for language models (llmstxt.org): what the company does, what it
 * costs, what came of it and where to read on.
 */
export function llmsText(facts: LlmsFacts, copy: LlmsCopy): string {
  const sections: [title: string, lines: string[]][] = [
    [
      copy.figures,
      [...facts.stats.map(({ figure, label }) => `- ${figure} ${label}`), '', facts.statsNote],
    ],
    [
      copy.steps,
      facts.steps.map(({ title, text }, index) => `${index + 1}. **${title}**: ${text}`),
    ],
    [copy.plans, facts.plans.map((plan) => planLine(plan, copy))],
    [
      copy.results,
      facts.studies.map(
        ({ id, title, industry, results, description }) =>
          `- ${link(title, caseStudyHref(id))}: ${industry}, ${results.headline.figure} ${results.headline.label} ${interpolate(shared.within, { time: results.timeframe })}. ${description}`,
      ),
    ],
    [
      copy.projects,
      facts.projects.map(
        ({ id, title, industry, type, results, duration }) =>
          `- ${link(title, `${routes.portfolio}#${id}`)}: ${industry}, ${type}, ${results.primary.figure} ${results.primary.label}, ${duration}`,
      ),
    ],
    [
      copy.questions,
      facts.faqs.map(
        ({ id, question, answer }) =>
          `- ${link(question, `${routes.home}#${answerAnchor(id)}`)}: ${answer}`,
      ),
    ],
    [
      copy.pages,
      Object.entries(facts.pages).map(
        ([path, { name, meta }]) => `- ${link(name, path)}: ${meta.description}`,
      ),
    ],
    [
      copy.contact,
      [
        `- [${copy.book}](${bookingLink('llms').href})`,
        `- ${copy.write} [${identity.email}](${mailLink.href})`,
      ],
    ],
  ];
  const body = sections.map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}\n`);
  return [`# ${identity.brand}\n`, `> ${facts.summary}\n`, `${facts.promise}\n`, ...body].join(
    '\n',
  );
}

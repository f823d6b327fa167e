import { z } from 'astro/zod';
import { factNames, pageMetaSchema } from './site.ts';

export const copySchema = z.object({ meta: pageMetaSchema.optional() });

/** Maps globs of file and field to the most characters that the layout holds. The first match counts. */
export const copyLimits: Readonly<Record<string, number>> = {
  // Keeps the limits of labels and sentences away from page meta, which pageMetaSchema limits.
  'copy/*/meta/*': 165,
  'copy/**/title{,Start,End}': 60,
  'copy/**/{figure,weekdays/*,sheets/{to,company,needs,when,decides,asked}}': 12,
  'copy/shared.ts/shared/{navigation/*,bookACall}': 18,
  'copy/home.ts/pricing/{monthly,yearly,save,custom}': 24,
  'copy/**/{kicker,*Alt}': 160,
};

/** Limits of all other texts in `copyFiles`. Texts of llms.ts and of added pages have no limit. */
export const defaultCopyLimits = { sentence: 240, label: 48 };
export const copyFiles =
  'copy/{calculator,case-studies,failure,home,not-found,portfolio,shared}.ts';

/** Maps globs of file and field to the `{names}` that the code fills in there. */
export const templateNames: Readonly<Record<string, readonly string[]>> = {
  'faqs.yaml/*/answer': factNames,
  'plans.yaml/*/features/*/text': ['leads'],
  'legal/*.md/text/*': ['brand', 'email', 'schedulingPage', ...factNames],
  'copy/calculator.ts/calculator/announcement': ['verdict', 'revenue'],
  'copy/calculator.ts/calculator/{note,projection/average}': ['multiplier'],
  'copy/calculator.ts/calculator/counted': factNames,
  'copy/calculator.ts/calculator/clientRates': ['rates'],
  'copy/calculator.ts/calculator/growth/*': ['multiplier', 'count', 'plan', 'leads'],
  'copy/calculator.ts/calculator/roiNote': ['cost'],
  'copy/*/calculator/verdict/*': ['plan', 'leadsAtRate', 'leadsBring', 'revenue', 'dealsAMonth'],
  'copy/calculator.ts/calculator/{dealsAMonth,leadsBring,leadCount,dealsCoverPrice}/*': ['count'],
  'copy/calculator.ts/calculator/leadsAtRate/*': ['count', 'rate', 'deals'],
  'copy/calculator.ts/calculator/leadsPerSquare': ['count'],
  'copy/calculator.ts/calculator/lowestRate/{pays,never}': ['plan', 'rate'],
  'copy/calculator.ts/calculator/lowestRate/unknown': ['plan'],
  'copy/calculator.ts/calculator/withoutScripts': ['leads', 'deal', 'rate'],
  'copy/case-studies.ts/labels/funnel/share': ['share', 'before'],
  'copy/case-studies.ts/labels/ratio/after': ['time'],
  'copy/case-studies.ts/labels/report/title': ['number', 'weekday', 'week'],
  'copy/case-studies.ts/labels/report/rhythm': ['company', 'weekdays'],
  'copy/case-studies.ts/labels/report/people': ['weekday', 'count'],
  'copy/case-studies.ts/labels/report/soFar/title': ['day'],
  'copy/case-studies.ts/labels/report/soFar/{of,perMonth}': ['label', 'count'],
  'copy/case-studies.ts/labels/report/notCounted': ['count'],
  'copy/case-studies.ts/labels/report/also': ['declined', 'optedOut', 'bounced'],
  'copy/case-studies.ts/labels/report/changes': ['weekday'],
  'copy/case-studies.ts/closing/intro': factNames,
  'copy/home.ts/{hero/statsNote,how/facts/*,results/intro,pricing/notes/*/text}': factNames,
  'copy/home.ts/how/scene/subject': ['days', 'company', 'industry'],
  'copy/home.ts/how/scene/description': ['funnel'],
  'copy/home.ts/how/scene/day': ['day'],
  'copy/home.ts/pricing/{save,saveUpTo,saves}': ['percent'],
  'copy/home.ts/pricing/{yearlySum,perLead}': ['price'],
  'copy/home.ts/pricing/leads/{one,other}': ['count'],
  'copy/home.ts/pricing/featuresLabel': ['plan'],
  'copy/llms.ts/llms/prices': ['monthly', 'yearly'],
  'copy/portfolio.ts/filterBar/option': ['name', 'count'],
  'copy/portfolio.ts/filterBar/count': ['shown', 'all'],
  'copy/shared.ts/shared/callNote': factNames,
  'copy/shared.ts/shared/timeframe': ['time'],
  'copy/shared.ts/shared/socialCardAlt': ['title', 'brand', 'picture'],
  'copy/shared.ts/shared/footer/copyright': ['year', 'owner'],
};

/** Facts of `company.ts`: a sentence whose fact is empty is left out. */
const facts = ['callLength', 'callHost', 'clientsCounted', 'sendingDomains', 'monthFallsShort'];

/** The `{names}` that code fills in each text of `copy/`; `*` is any key or position. */
export const namesInCopy: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'copy/calculator.ts': {
    'calculator.announcement': ['answer', 'revenue'],
    'calculator.note': ['multiplier'],
    'calculator.roiNote': ['cost'],
    'calculator.answer.*': ['plan', 'leads', 'rate', 'deals', 'revenue', 'cover'],
    'calculator.cover.*': ['count'],
    'calculator.planLeads.*': ['count'],
    'calculator.chart.withPlan': ['plan'],
    'calculator.withoutScripts': ['leads', 'deal', 'rate'],
  },
  'copy/home.ts': {
    'hero.statsCounted': facts,
    'how.plate.subject': ['days', 'company', 'industry'],
    'how.plate.description': ['funnel'],
    'how.plate.replied': ['count', 'label'],
    'how.plate.held': ['label', 'booked'],
    'how.plate.day': ['day'],
    'how.sendingDomains': facts,
    'results.change.*': ['measure', 'unit', 'before', 'label'],
    'results.readCaseLabel': ['title'],
    'pricing.save': ['percent'],
    'pricing.saves': ['percent'],
    'pricing.yearlySum': ['price'],
    'pricing.perLead': ['price'],
    'pricing.leads.*': ['count'],
    'pricing.featuresLabel': ['plan'],
    'pricing.terms.*.text': facts,
  },
  'copy/llms.ts': { 'llms.prices': ['monthly', 'yearly'] },
  'copy/portfolio.ts': {
    'browser.option': ['name', 'count'],
    'browser.count': ['shown', 'all'],
    'card.discussLabel': ['title'],
    'card.readCaseLabel': ['title'],
  },
  'copy/shared.ts': {
    'shared.bookingFacts.*': facts,
    'shared.within': ['time'],
    'shared.counted.one': ['count', 'label'],
    'shared.counted.other': ['count', 'label'],
    'shared.counted.held': ['held'],
    'shared.counted.also': ['also', 'label'],
    'shared.calendar.caption.*': ['count'],
    'shared.footer.copyright': ['year', 'brand'],
  },
  'copy/social-cards.ts': { socialCardAlt: ['title', 'brand', 'count'] },
};

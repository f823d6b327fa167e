export const calculator = {
  title: 'Work out your return',
  lead: 'Enter numbers you already know. The rest is arithmetic that you can check.',
  fieldsLabel: 'Your numbers',
  fields: {
    leads: 'Current leads per month',
    deal: 'Average deal value ($)',
    rate: 'Close rate (%)',
  },
  results: {
    currentRevenue: 'Current revenue',
    projectedLeads: 'Projected leads',
    projectedRevenue: 'Projected revenue',
    additionalRevenue: 'Additional revenue',
    annualRoi: 'Annual ROI',
  },
  perMonth: 'per month',
  announcement: '{answer} Projected revenue per month: {revenue}.',
  note: 'Based on average client results of {multiplier}x pipeline improvement.',
  roiNote:
    'Annual ROI (return on investment) sets one month’s additional revenue against an assumed annual cost of {cost}, which is not a plan’s price.',
  answer: {
    pays: 'At your numbers, {plan} pays for itself with {cover}; {leads} at {rate}% are {deals}.',
    paysOnAverage:
      'At your numbers, {plan} pays for itself on average: {leads} at {rate}% are {deals} deals a month, worth {revenue}.',
    costsMore: 'At these numbers {plan} costs more than its {leads} bring.',
    noDeal: 'Enter an average deal value above 0 to see whether {plan} pays.',
    noRate: 'Enter a close rate above 0 to see whether {plan} pays.',
    neither: 'Enter an average deal value and a close rate above 0 to see whether {plan} pays.',
  },
  cover: { one: '1 deal a month', other: '{count} deals a month' },
  planLeads: { one: '1 lead', other: '{count} leads' },
  condition: 'If these leads close like yours today. Revenue, not profit.',
  plans: {
    deals: 'Deals a month',
    revenue: 'Revenue they bring',
    price: { monthly: 'Price a month', yearly: 'Price a month, billed annually' },
    cover: 'Deals that cover it',
    coverUnknown: 'Needs a deal value',
  },
  projectionTitle: 'With our clients’ average growth',
  share: {
    action: 'Copy link to this result',
    copied: 'Copied',
    refused: 'Your browser did not let us copy it.',
    addressLabel: 'The address of this result, to copy by hand',
  },
  chart: {
    title: 'Revenue per month',
    today: 'Today',
    withPlan: 'With {plan}',
    projected: 'Projected',
  },
  withoutScripts:
    'The figures are for {leads} leads a month, an average deal of {deal} and a close rate of {rate}%. To try your own numbers, turn scripts on.',
} as const;

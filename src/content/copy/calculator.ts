export const calculatorSection = {
  title: 'Work out your return',
  intro: 'Enter numbers you already know. The rest is arithmetic.',
};

export const calculator = {
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
  announcement: '{verdict} Projected revenue per month: {revenue}.',
  note: 'Based on average client results of {multiplier}x pipeline improvement.',
  counted: 'Counted over {clientsCounted}.',
  growth: {
    one: '{multiplier}x means 1 more lead a month; {plan} includes {leads}.',
    other: '{multiplier}x means {count} more leads a month; {plan} includes {leads}.',
  },
  roiNote:
    'Annual ROI sets one month’s additional revenue against an assumed annual cost of {cost}, not a plan’s price.',
  otherRoi: 'The average ROI above is another figure.',
  verdict: {
    pays: 'At your numbers, {plan} pays for itself with {dealsAMonth}; {leadsAtRate}.',
    paysOnAverage:
      'At your numbers, {plan} pays for itself on average; {leadsAtRate} a month, worth {revenue}.',
    costsMore: 'At these numbers {plan} costs more than {leadsBring}.',
    noDealValue: 'Enter an average deal value above 0 to see whether {plan} pays.',
    noCloseRate: 'Enter a close rate above 0 to see whether {plan} pays.',
    neither: 'Enter an average deal value and a close rate above 0 to see whether {plan} pays.',
  },
  dealsAMonth: { one: '1 deal a month', other: '{count} deals a month' },
  leadsAtRate: { one: '1 lead at {rate}% is {deals}', other: '{count} leads at {rate}% are {deals}' },
  leadsBring: { one: 'its 1 lead brings', other: 'its {count} leads bring' },
  leadCount: { one: '1 lead', other: '{count} leads' },
  dealsCoverPrice: { one: '1 deal covers the price.', other: '{count} deals cover the price.' },
  dealsExceedLeads: 'That is more than its leads.',
  leadsPerSquare: 'Each square stands for {count} leads.',
  legend: {
    lead: 'Lead',
    deal: 'Deal at your rate',
    cover: 'Covers the price',
  },
  lowestRate: {
    pays: '{plan} pays at a close rate of {rate}% or more.',
    never: 'At this deal value {plan} costs more than its leads bring, even if all of them close.',
    unknown: 'How low the close rate may be for {plan} to pay depends on the deal value.',
  },
  clientRates: 'In our case studies, {rates} of qualified leads became clients.',
  condition: 'This is revenue, not profit, if these leads close like yours.',
  table: {
    title: 'Each plan in a month, at your numbers',
    deals: 'Deals a month',
    revenue: 'Revenue they bring',
    price: { monthly: 'Price a month', yearly: 'Price a month, billed annually' },
    difference: 'Revenue above the price',
  },
  projection: {
    title: 'If you grew like our clients',
    today: 'Today',
    average: 'At our clients’ average, {multiplier}x',
    leads: 'Leads',
  },
  share: {
    action: 'Copy link to this result',
    copied: 'Copied',
    refused: 'Your browser did not let us copy it.',
    addressLabel: 'The address of this result, to copy by hand',
  },
  withoutScripts:
    'For {leads} leads, deals of {deal} and a close rate of {rate}%. Other numbers need scripts.',
};

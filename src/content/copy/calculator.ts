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
  note: 'Based on average client results of {multiplier}x pipeline improvement.',
  roiNote:
    'Annual ROI sets one month’s additional revenue against an assumed annual cost of {cost}.',
  chart: {
    title: 'Revenue per month',
    today: 'Today',
    projected: 'Projected',
    leads: '{count} leads',
  },
  spoken:
    'Projected revenue {projected} per month, additional revenue {additional} per month, annual ROI {roi}.',
  withoutScripts:
    'The figures are for {leads} leads a month, an average deal of {deal} and a close rate of {rate}%. To try your own numbers, turn scripts on.',
} as const;

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
  meaning: {
    covered:
      'One month’s additional revenue covers {additional} of the assumed {cost}: {percent}%.',
    coveredInFull:
      'One month’s additional revenue is {additional} against the assumed {cost}: {percent}%.',
    notCovered:
      'These numbers bring no additional revenue, so nothing of the assumed {cost} is covered.',
    revenue: 'These figures are revenue, not profit.',
    planPrice:
      'The assumed cost is not a plan’s price. {plan} costs {price} for the year, billed annually.',
    noPlanPrice: 'The assumed cost is not a plan’s price.',
    leadsIncluded: 'The projection takes {added} more leads a month, and {plan} includes {count}.',
    leadsBeyond:
      'The projection takes {added} more leads a month, more than {plan} includes: ask about {unlimited}.',
    leadsBeyondAll:
      'The projection takes {added} more leads a month, more than {plan} includes: ask us on a call.',
    leadsOnly: 'The projection takes {added} more leads a month.',
    noMoreLeads: 'The projection takes no more leads than today.',
  },
  share: {
    action: 'Copy link to this result',
    copied: 'Copied',
    refused: 'Your browser did not let us copy it.',
    addressLabel: 'The address of this result, to copy by hand',
  },
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

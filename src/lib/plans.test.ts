import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { comparePlans, leadsPerMonth, planForLeads, yearlySum } from './plans';

describe('leadsPerMonth', () => {
  it.each([
    [['2x weekly reports', '30 leads a month'], 30],
    [['Up to 1,200 new qualified leads per month'], 1200],
    [['1 lead/month'], 1],
    [['Custom leads', '5 seats'], undefined],
    [['24/7 leads support', 'Reports'], undefined],
    [['50 leads a week'], undefined],
    [['0 leads/month'], undefined],
    [[], undefined],
  ])('of %j is %s', (features, leads) => {
    expect(leadsPerMonth({ features })).toBe(leads);
  });

  it.prop([fc.integer({ min: 1, max: 9_999_999 })])(
    'is the number that a feature names',
    (count) => {
      for (const number of [count.toLocaleString('en-US'), count]) {
        expect(leadsPerMonth({ features: [`${number} qualified leads/month`] })).toBe(count);
      }
    },
  );
});

it('yearlySum is twelve months at the yearly price', () => {
  expect(yearlySum({ yearlyPrice: 300 })).toBe(3600);
});

describe('planForLeads', () => {
  const large = { name: 'Large', leads: 30 };
  const small = { name: 'Small', leads: 12 };
  const open = { name: 'Open' };

  it('is the smallest plan that includes enough, whatever their order', () => {
    expect(planForLeads([large, open, small], 12).enough).toBe(small);
    expect(planForLeads([large, open, small], 13).enough).toBe(large);
  });

  it('is none beyond the largest plan, and says which that is and which has no limit', () => {
    expect(planForLeads([large, open, small], 31)).toEqual({ largest: large, unlimited: open });
  });

  it('is none without a plan that names a number', () => {
    expect(planForLeads([open], 1)).toEqual({ unlimited: open });
    expect(planForLeads([], 1)).toEqual({});
  });
});

describe('comparePlans', () => {
  const small = { id: 'small', features: ['12 leads', 'Email'], comparison: ['Leads', 'Channels'] };
  const large = {
    id: 'large',
    features: ['Custom leads', 'API access', 'White-label'],
    comparison: ['Leads', 'Also', 'Also'],
  };

  it('sets each feature into the row that its plan names', () => {
    expect(comparePlans([small, large])).toEqual([
      { label: 'Leads', cells: [['12 leads'], ['Custom leads']] },
      { label: 'Channels', cells: [['Email'], []] },
      { label: 'Also', cells: [[], ['API access', 'White-label']] },
    ]);
  });

  it('takes the order of the rows from the plan that has the most', () => {
    const comparison = ['Leads', 'Channels', 'Also'];
    const most = { id: 'most', features: ['30 leads', 'Phone', 'API'], comparison };
    const first = { id: 'first', features: ['12 leads', 'SSO'], comparison: ['Leads', 'Also'] };
    expect(comparePlans([first, most]).map(({ label }) => label)).toEqual(comparison);
  });

  it('has no rows where no plan names any', () => {
    expect(comparePlans([{ id: 'small', features: ['12 leads'] }])).toEqual([]);
  });

  it('refuses a plan that alone names none', () => {
    expect(() => comparePlans([small, { id: 'bare', features: ['5 leads'] }])).toThrow(
      'plans.yaml  bare → comparison: missing',
    );
  });
});

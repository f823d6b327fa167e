import { expect, it } from 'vitest';
import { getComparisonRows } from './PlanComparison';

it('has the rows of all plans once, in the order of the plan with the most', () => {
  const small = {
    features: [
      { text: 'A', row: 'Leads' },
      { text: 'B', row: 'Reports' },
    ],
  };
  const large = {
    features: [
      { text: 'C', row: 'Leads' },
      { text: 'D', row: 'Channels' },
      { text: 'E', row: 'Extras' },
      { text: 'F', row: 'Extras' },
      { text: 'A feature without a row' },
    ],
  };
  const rows = getComparisonRows([small, large]);
  expect(rows).toEqual(['Leads', 'Channels', 'Extras', 'Reports']);
});

import { expect, it } from 'vitest';
import { comparePlans } from './comparison';

it('compares plans row by row, in the order of the plan with the most rows', () => {
  const small = [
    { text: '12 leads', row: 'Leads' },
    { text: 'Two reports', row: 'Reports', example: 'report' as const },
  ];
  const large = [
    { text: 'Phone', row: 'Channels' },
    { text: 'API access', row: 'Also' },
    { text: 'White-label', row: 'Also' },
    { text: 'A feature without a row' },
  ];
  const instead = [{ row: 'Channels', text: 'A list' }];
  const rows = comparePlans([
    { kind: 'priced', features: small, instead },
    { kind: 'custom', features: [{ text: 'Custom leads', row: 'Leads' }, ...large] },
  ]);
  const cells = rows.map(({ label, cells }) => [label, ...cells.map(({ texts }) => texts.join())]);
  expect(cells).toEqual([
    ['Leads', '12 leads', 'Custom leads'],
    ['Channels', 'A list', 'Phone'],
    ['Also', '', 'API access,White-label'],
    ['Reports', 'Two reports', ''],
  ]);
  expect(rows.map(({ cells }) => cells.map(({ kind }) => kind))).toEqual([
    ['feature', 'feature'],
    ['instead', 'feature'],
    ['instead', 'feature'],
    ['feature', 'agreed'],
  ]);
  expect(rows.filter(({ hasReport }) => hasReport)).toMatchObject([{ label: 'Reports' }]);
});

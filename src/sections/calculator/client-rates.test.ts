import { expect, it } from 'vitest';
import type { Funnel } from '../../schema/case-studies';
import { getClientRates } from './client-rates';

const qualified: Funnel = [
  { value: 1400, label: 'firms', stage: 'listed' },
  { value: 90, label: 'qualified leads', stage: 'qualified' },
];
const won = { value: 12, label: 'clients signed', stage: 'won' } as const;

it('takes the rate of each case that counts qualified leads and clients', () => {
  const caseStudies = [
    { id: 'no-funnel' },
    { id: 'deals-opened', funnel: [...qualified, { ...won, stage: 'opened' as const }] },
    { id: 'no-leads', funnel: [...qualified.slice(0, 1), won] },
    { id: 'firms', funnel: [...qualified, won] },
    { id: 'shop', funnel: [...qualified, { ...won, value: 90 }] },
  ];
  expect(getClientRates(caseStudies)).toEqual([
    { href: '/projects#firms', label: '13%' },
    { href: '/projects#shop', label: '100%' },
  ]);
});

import { expect, it } from 'vitest';
import { calculateRoi, parseRoiInput, roiQueryFormat } from './roi';

it.each([
  ['forty leads', { leads: 40, deal: 5000, rate: 20 }, [40_000, 140, 100_000, 247]],
  ['leads rounded first', { leads: 1, deal: 1000, rate: 50 }, [500, 4, 1500, -95]],
  ['the annual cost in a month', { leads: 2, deal: 28_800, rate: 20 }, [11_520, 7, 28_800, 0]],
  ['negative leads', { leads: -10, deal: 5000, rate: 20 }, [-10_000, -35, -25_000, -187]],
])('gives the results of the formulas for %s', (_, inputs, results) => {
  const { currentRevenue, projectedLeads, additionalRevenue, annualRoi } = calculateRoi(inputs);
  expect([currentRevenue, projectedLeads, additionalRevenue, annualRoi]).toEqual(results);
});

it.each([
  ['', 0],
  ['\ud800', 0],
  ['-0.9', 0],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  [`${'9'.repeat(30)}k`, Number.MAX_SAFE_INTEGER],
])('reads "%s" as %d', (text, value) => {
  expect(parseRoiInput(text)).toBe(value);
});

it.each([
  ['?utm_source=mail', { leads: '10', deal: '5000', rate: '20' }],
  ['?leads=7&leads=8&rate=-0', { leads: '7', deal: '5000', rate: '0' }],
  ['?leads=1,200&deal=$5,000&rate=−3%25', { leads: '1200', deal: '5000', rate: '-3' }],
  ['?leads&deal=blackfriday&rate=2024-10-01', { leads: '10', deal: '5000', rate: '20' }],
  ['?leads=5k&rate=12.5%25', { leads: '5000', deal: '5000', rate: '12' }],
])('reads the address %j by the rules of the fields', (query, texts) => {
  expect(roiQueryFormat.parse(query)).toEqual(texts);
});

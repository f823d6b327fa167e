import { expect, it } from 'vitest';
import { funnelOf } from '../../../tests/support/funnel.ts';
import type { Funnel } from '../../schema/case-studies';
import { getFunnelSteps } from './funnel-steps';

const createFunnel = (...values: [number, number, number, number, number]): Funnel => {
  const stages = ['listed', 'qualified', 'booked', 'held', 'won'] as const;
  return stages.map((stage, index) => ({ stage, value: values[index] ?? 0, label: stage }));
};

const drawingsOf = (funnel: Funnel) => getFunnelSteps({ funnel }).map(({ drawnAs }) => drawnAs);

it.each([
  [createFunnel(1100, 60, 41, 35, 18), ['bar', 'things', 'things', 'things', 'things']],
  [createFunnel(540, 210, 148, 122, 64), Array(5).fill('squares')],
  [createFunnel(5000, 200, 150, 120, 40), ['bar', ...Array(4).fill('squares')]],
  [createFunnel(4000, 1500, 900, 700, 300), Array(5).fill('bar')],
  [createFunnel(1, 1, 1, 1, 1), Array(5).fill('things')],
])('%j is drawn as %j', (funnel, units) => {
  expect(drawingsOf(funnel)).toEqual(units);
});

it('tells meetings that were held from those that were only booked', () => {
  const [, , booked, held] = getFunnelSteps({ funnel: createFunnel(1100, 60, 41, 35, 18) });
  expect(booked?.segments).toEqual([
    { state: 'held', start: 0, end: 35 },
    { state: 'booked', start: 35, end: 41 },
  ]);
  expect(held?.segments).toEqual([{ state: 'held', start: 0, end: 35 }]);
});

it('shows nobody as qualified who only replied', () => {
  const funnel = funnelOf('listed 600', 'replied 60', 'qualified 9');
  const [listed, replied] = getFunnelSteps({ funnel });
  expect(listed?.segments.map(({ state }) => state)).toEqual(['prospect']);
  expect(replied?.segments[0]).toEqual({ state: 'qualified', start: 0, end: 9 });
});

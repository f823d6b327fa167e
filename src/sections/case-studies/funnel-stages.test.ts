import { expect, it } from 'vitest';
import { parseFunnel } from '../../../tests/support/funnel.ts';
import type { Funnel } from '../../schema/funnel';
import { getFunnelStages } from './funnel-stages';

const createFunnel = (...values: [number, number, number, number, number]): Funnel => {
  const stages = ['listed', 'qualified', 'booked', 'held', 'won'] as const;
  return stages.map((stage, index) => ({ stage, value: values[index] ?? 0, label: stage }));
};

const drawingsOf = (funnel: Funnel) => getFunnelStages({ funnel }).map(({ drawnAs }) => drawnAs);

it.each([
  [createFunnel(900, 75, 50, 44, 12), ['bar', 'symbols', 'symbols', 'symbols', 'symbols']],
  [createFunnel(480, 160, 120, 90, 30), Array(5).fill('squares')],
  [createFunnel(5000, 200, 150, 120, 40), ['bar', ...Array(4).fill('squares')]],
  [createFunnel(4000, 1500, 900, 700, 300), Array(5).fill('bar')],
  [createFunnel(1, 1, 1, 1, 1), Array(5).fill('symbols')],
])('%j is drawn as %j', (funnel, drawings) => {
  expect(drawingsOf(funnel)).toEqual(drawings);
});

it('tells meetings that were held from those that were only booked', () => {
  const [, , booked, held] = getFunnelStages({ funnel: createFunnel(900, 75, 50, 44, 12) });
  expect(booked?.segments).toEqual([
    { state: 'held', start: 0, end: 44 },
    { state: 'booked', start: 44, end: 50 },
  ]);
  expect(held?.segments).toEqual([{ state: 'held', start: 0, end: 44 }]);
});

it('shows nobody as qualified who only replied', () => {
  const funnel = parseFunnel('listed 600', 'replied 60', 'qualified 9');
  const [listed, replied] = getFunnelStages({ funnel });
  expect(listed?.segments.map(({ state }) => state)).toEqual(['prospect']);
  expect(replied?.segments[0]).toEqual({ state: 'qualified', start: 0, end: 9 });
});

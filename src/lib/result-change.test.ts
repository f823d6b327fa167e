import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { resultChange, roundUnit } from './result-change';

const trendOf = (first: number, last: number, prefix: string, suffix: string) => ({
  title: 'What it measures',
  prefix,
  suffix,
  points: [
    { label: 'Day 0', value: first },
    { label: 'Week 9', value: last },
  ],
});
const fill = (template: string, values: Record<string, string>) =>
  [template, ...Object.values(values)].join(' ');
const won = [{ label: 'clients signed', value: 12, stage: 'won' as const }];
const squaresOf = (trend: ReturnType<typeof trendOf>, funnel = won) => {
  const { kind, rows, note } = resultChange({ trend, funnel }, fill);
  return { kind, squares: rows.map(({ squares }) => squares), note };
};

describe('resultChange', () => {
  it.each([
    ['money', trendOf(250, 780, '$', 'k'), 'squares', [25, 78]],
    ['money that falls', trendOf(210, 130, '$', ''), 'squares', [21, 13]],
    ['what can be counted', trendOf(12, 46, '', ''), 'squares', [12, 46]],
    ['a ratio', trendOf(1.6, 3.4, '', 'x'), 'ratio', [1, 3.4]],
    ['new money that clients brought', trendOf(0, 420, '$', 'k'), 'won', [12]],
    ['money without a round unit', trendOf(251, 787, '$', 'k'), 'lengths', [0, 0]],
  ])('draws %s', (_, trend, kind, squares) => {
    expect(squaresOf(trend)).toMatchObject({ kind, squares });
  });

  it('says what one square is', () => {
    expect(squaresOf(trendOf(250, 780, '$', 'k')).note).toContain('$10k');
    expect(squaresOf(trendOf(0, 420, '$', 'k')).note).toContain('$35k');
    expect(squaresOf(trendOf(1.6, 3.4, '', 'x')).note).toContain('1.6x');
  });
});

describe('roundUnit', () => {
  test.prop([fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 3 })])(
    'divides every value into at most 100 squares',
    (values) => {
      const unit = roundUnit(values);
      if (unit === undefined) return;
      for (const value of values) {
        expect(value / unit).toBeLessThanOrEqual(100);
        expect(value / unit).toBeCloseTo(Math.round(value / unit));
      }
    },
  );
});

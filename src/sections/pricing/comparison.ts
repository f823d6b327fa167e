import type { Plan } from '../../schema/records';

type Compared = Pick<Plan, 'kind' | 'features' | 'instead'>;

/** What a plan says in a row: its features, that it is agreed on a call, or what it has instead. */
function cellOf({ kind, features, instead = [] }: Compared, label: string) {
  const textsIn = (entries: readonly { row?: string | undefined; text: string }[]) =>
    entries.filter(({ row }) => row === label).map(({ text }) => text);
  const texts = textsIn(features);
  if (texts.length > 0) return { kind: 'feature' as const, texts };
  if (kind === 'custom') return { kind: 'agreed' as const, texts: [] };
  return { kind: 'instead' as const, texts: textsIn(instead) };
}

/** Features without a row are left out. */
export function comparePlans(plans: readonly Compared[]) {
  const lists = plans.map(({ features }) => features.flatMap(({ row = [] }) => row));
  // The plan with the most rows sets their order.
  const byRows = lists.map((rows) => [...new Set(rows)]).sort((a, b) => b.length - a.length);
  return [...new Set(byRows.flat())].map((label) => ({
    label,
    hasReport: plans.some(({ features }) =>
      features.some(({ row, example }) => row === label && example === 'report'),
    ),
    cells: plans.map((plan) => cellOf(plan, label)),
  }));
}

export type ComparisonRow = ReturnType<typeof comparePlans>[number];

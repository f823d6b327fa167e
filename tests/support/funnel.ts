import type { Funnel } from '../../src/schema/case-studies.ts';

/** A funnel of steps such as 'listed 1100'. */
export const parseFunnel = (...steps: string[]) =>
  steps.map((step) => {
    const [stage, value] = step.split(' ');
    return { stage, value: Number(value), label: `came as ${stage}` };
  }) as Funnel;

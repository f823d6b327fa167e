import type { Funnel } from '../../src/schema/funnel.ts';

/** A funnel of stages such as 'listed 1100'. */
export const parseFunnel = (...stages: string[]) =>
  stages.map((stage) => {
    const [name, value] = stage.split(' ');
    return { stage: name, value: Number(value), label: `came as ${name}` };
  }) as Funnel;

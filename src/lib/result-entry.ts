import type { Funnel } from '../schema/records';

const MAX_SQUARES = 400;
export function meetingsOf(funnel: Funnel = []): Funnel {
  const steps = funnel.filter(({ stage }) => ['booked', 'held', 'won'].includes(stage));
  return steps.every(({ value }) => value <= MAX_SQUARES) ? steps : [];
}

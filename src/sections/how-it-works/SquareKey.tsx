import { type SquareState, StateSquare } from '../../drawing/StateSquare';

const states = ['prospect', 'qualified', 'booked', 'held', 'deal'] as const satisfies SquareState[];

interface SquareKeyProps {
  copy: Record<(typeof states)[number] | 'label' | 'sum' | 'price', string>;
}

/** Says what each square and mark of the site stands for. */
export function SquareKey({ copy }: SquareKeyProps) {
  return (
    <ul
      aria-label={copy.label}
      className="mt-3 grid grid-cols-[auto_auto] justify-between gap-x-5 gap-y-1 sm:max-xl:justify-start lg:gap-x-4 text-fine text-ink-muted *:flex *:items-center *:gap-x-2 sm:flex sm:flex-wrap md:mt-4"
    >
      {states.map((state) => (
        <li key={state}>
          <StateSquare state={state} className="size-4!" />
          {copy[state]}
        </li>
      ))}
      <li>
        <span className="square grid place-items-center bg-ink font-semibold text-fine text-surface leading-none">
          $
        </span>
        {copy.sum}
      </li>
      <li>
        <span className="h-2 w-8 border-2 border-ink border-b-0" />
        {copy.price}
      </li>
    </ul>
  );
}

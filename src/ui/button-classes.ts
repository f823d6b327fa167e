export type ButtonLook = 'solid' | 'outline';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-pill border-2 px-5 py-2.5 sm:px-6 text-center font-semibold leading-tight no-underline transition-[background-color,border-color,color] duration-150 motion-reduce:transition-none print:hidden forced-color-adjust-none';

const looks = {
  solid:
    'border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover active:translate-y-px',
  outline:
    'border-edge bg-transparent text-ink hover:border-action hover:bg-action hover:text-on-action active:translate-y-px',
} as const;

/** The classes that links and buttons of the same look share. */
export function buttonClasses(look: ButtonLook): string {
  return `${shape} ${looks[look]}`;
}

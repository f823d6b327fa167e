const outerRect = { x: 2, y: 2, width: 20, height: 20, rx: 4 };
const innerRect = { x: 7, y: 7, width: 10, height: 10, rx: 1.5 };

/** Fits a phone's header. Thirty letters take three lines; the narrowest phones hide the name. */
const getSize = (name: string) =>
  name.length > 10
    ? 'max-2xs:sr-only text-fine sm:max-lg:text-large xl:text-large'
    : 'text-fine 2xs:text-large';

export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2 font-display leading-none font-bold tracking-tight">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0 text-accent">
        <rect {...outerRect} fill="none" stroke="currentColor" strokeWidth="2.5" />
        <rect {...innerRect} fill="currentColor" transform="rotate(12 12 12)" />
      </svg>
      <span className={getSize(name)}>{name}</span>
    </span>
  );
}

import { BrandMark } from './BrandMark';

export interface LogoProps {
  name: string;
}

/** The mark and the name. */
export function Logo({ name }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.25rem] sm:text-[1.375rem] leading-none font-bold tracking-[-0.02em]">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0 text-lime">
        <BrandMark />
      </svg>
      <span className="max-[22.4rem]:sr-only">{name}</span>
    </span>
  );
}

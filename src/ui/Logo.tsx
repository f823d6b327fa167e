import { BrandMark } from './BrandMark';

export interface LogoProps {
  name: string;
}

/** The header of a phone fits ten letters in one line, or thirty small ones in three. */
const sizeOf = (name: string) =>
  name.length > 10
    ? 'max-[22.4rem]:sr-only text-fine sm:max-lg:text-[1.25rem] xl:text-[1.375rem]'
    : 'text-fine min-[22.4rem]:text-[1.25rem] sm:text-[1.375rem]';

export function Logo({ name }: LogoProps) {
  return (
    <span className="flex items-center gap-2.5 font-display leading-none font-bold tracking-[-0.02em]">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0 text-accent">
        <BrandMark />
      </svg>
      <span className={sizeOf(name)}>{name}</span>
    </span>
  );
}

/** Fits a phone's header. Thirty letters take three lines; the narrowest phones hide the name. */
const getSize = (name: string) =>
  name.length > 10
    ? 'max-2xs:sr-only text-fine sm:max-lg:text-large xl:text-large'
    : 'text-fine 2xs:text-large';

export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2 font-display leading-none font-bold">
      <img src="/logo.svg" alt="" width={24} height={24} className="size-6 shrink-0" />
      <span className={getSize(name)}>{name}</span>
    </span>
  );
}

/** The longest names, of thirty letters, take three lines. The narrowest phones hide the name. */
const getSize = (name: string) =>
  name.length > 10
    ? 'max-2xs:sr-only text-fine sm:max-lg:text-large xl:text-large'
    : 'text-fine 2xs:text-large';

export function Logo({ name }: { name: string }) {
  return (
    // With large text, a word that does not fit beside the logo wraps and is clipped.
    <span className="flex h-11 grow flex-wrap content-start items-center gap-x-2 overflow-clip font-display font-bold [overflow-wrap:normal]">
      {/* Lazy, so that the first paint does not wait for it. */}
      <img
        loading="lazy"
        src="/logo.svg"
        alt=""
        width={24}
        height={24}
        className="h-11 w-6 shrink-0 object-contain"
      />
      <span className={`flex-[1_1_min-content] leading-[1.05] ${getSize(name)}`}>{name}</span>
    </span>
  );
}

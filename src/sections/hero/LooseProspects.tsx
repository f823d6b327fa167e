import prospects from './loose-prospects.svg?url';

/** Prospects that tumble toward the calendar: above it on a phone, else beside it. Decorative. */
export function LooseProspects() {
  return (
    <picture className="print:hidden">
      <source media="(width >= 56.25rem)" srcSet={`${prospects}#column`} width={104} height={560} />
      <img
        src={`${prospects}#row`}
        alt=""
        width={320}
        height={44}
        className="w-full max-hero:mt-4"
      />
    </picture>
  );
}

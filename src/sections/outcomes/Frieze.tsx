import frieze from './frieze.svg?url';

/** By the id of the outcome. */
const quarters: ReadonlyMap<string, string> = new Map([
  ['opportunities', '[--quarter:0]'],
  ['autopilot', '[--quarter:1]'],
  ['time', '[--quarter:2]'],
  ['growth', '[--quarter:3]'],
]);

/** Three blocks of a quarter on a phone, two in wider windows. Decorative: the text says the same. */
export function FriezeQuarter({ outcome }: { outcome: string }) {
  const quarter = quarters.get(outcome);
  if (!quarter) return null;
  return (
    <img
      src={frieze}
      alt=""
      width={1330}
      height={98}
      loading="lazy"
      className={`aspect-322/98 h-auto w-full object-[calc(var(--quarter)*100%/3)] object-cover sm:aspect-210/98 sm:object-[calc(var(--quarter)*30%)] ${quarter}`}
    />
  );
}

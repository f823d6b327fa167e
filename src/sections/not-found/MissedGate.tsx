import missedGate from './missed-gate.svg?url';

/** One square missed the opening. Each width crops the last column to half a square. Decorative. */
export function MissedGate() {
  return (
    <img
      src={missedGate}
      alt=""
      width={892}
      height={420}
      className="aspect-442/420 w-full object-cover object-left sm:aspect-642/420 lg:aspect-442/420 min-[96rem]:aspect-642/420 min-[130rem]:aspect-892/420"
    />
  );
}

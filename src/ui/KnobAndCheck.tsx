/** The knob from which the example lead's tag hangs, in the hole of the tag, and the tag's check. */
export const KnobAndCheck = ({ className }: { className: string }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
    <circle cx="41.5" cy="14.4" r="8.3" className="fill-door" />
    <circle cx="41.5" cy="10.5" r="6.5" className="fill-knob" />
    <path
      d="M66.9 28.6l5.6 5.6 10.6-12.5"
      strokeWidth="3.4"
      strokeLinecap="round"
      className="fill-none stroke-current"
    />
  </svg>
);

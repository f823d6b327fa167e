/** A line that was on its way and broke off, both ends still pointing at each other. Decoration. */
export function BrokenLine() {
  return (
    <svg
      viewBox="0 0 420 300"
      aria-hidden="true"
      className="mx-auto w-full max-w-md overflow-visible fill-none"
    >
      {[-36, -24, -12, 0, 12, 24, 36].map((offset) => (
        <path
          key={offset}
          d={`M0 ${150 + offset * 3}C90 ${150 + offset * 3} 90 ${150 + offset} 168 ${150 + offset}`}
          className={offset === 0 ? 'stroke-4 stroke-leaf' : 'stroke-1 stroke-edge'}
        />
      ))}
      <path d="M182 96v108M238 96v108" className="stroke-4 stroke-ink" />
      <path d="m196 128 12 16M212 118l-4 14M224 168l-12-12" className="stroke-3 stroke-clay" />
      <path d="M252 150h110" className="stroke-2 stroke-edge [stroke-dasharray:3_9]" />
      <circle cx="384" cy="150" r="20" className="stroke-2 stroke-edge [stroke-dasharray:4_6]" />
    </svg>
  );
}

interface TextWithLeadingFigureProps {
  children: string;
  className: string;
}

/** Sets the number or sum at the beginning of a text, if any, in the face of figures. */
export function TextWithLeadingFigure({ children: text, className }: TextWithLeadingFigureProps) {
  const [, number, rest] = /^(\$?\d[\d,.]*)\s(.+)$/.exec(text) ?? [];
  return (
    <p
      className={`flex items-baseline gap-x-[12px] text-balance font-semibold md:text-large ${className}`}
    >
      {number && (
        <>
          <b className="shrink-0 font-figure text-[2rem] leading-none">{number}</b>{' '}
        </>
      )}
      {rest ?? text}
    </p>
  );
}

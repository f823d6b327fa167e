export interface HangingQuoteProps {
  text: string;
  className: string;
}

/** The opening mark hangs left of the lines. */
export function HangingQuote({ text, className }: HangingQuoteProps) {
  return (
    <blockquote className={`relative ml-[0.45em] ${className}`}>
      <span className="absolute right-full">“</span>
      {text}”
    </blockquote>
  );
}

export interface HangingQuoteProps {
  text: string;
  className: string;
}

/** The opening mark hangs left of the lines, where 0.4em are free. */
export function HangingQuote({ text, className }: HangingQuoteProps) {
  return (
    <blockquote className={`relative ${className}`}>
      <span className="absolute right-full">“</span>
      {text}”
    </blockquote>
  );
}

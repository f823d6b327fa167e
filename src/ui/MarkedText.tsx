/** Odd items are quotes. */
function splitAtQuotes(text: string, quotes: readonly string[]): string[] {
  const longestFirst = quotes.toSorted((one, other) => other.length - one.length);
  return text.split(new RegExp(`(${longestFirst.map(RegExp.escape).join('|')})`));
}

export function MarkedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  return splitAtQuotes(text, quotes).map((part, index) =>
    index % 2 === 1 ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
        key={index}
        className="rounded-[0.25rem] bg-marked box-decoration-clone px-1 py-px text-ink print:px-0 print:underline forced-colors:px-0 forced-colors:underline"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

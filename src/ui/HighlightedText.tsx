/** The passages must not overlap. */
export function HighlightedText({ text, passages }: { text: string; passages: readonly string[] }) {
  const anyPassage = new RegExp(`(${passages.map(RegExp.escape).join('|')})`);
  // `split` puts what the group matches at odd positions.
  return text.split(anyPassage).map((part, index) =>
    index % 2 === 1 ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
        key={index}
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** Marks passages, which must not overlap. */
export function HighlightedText({ text, passages }: { text: string; passages: readonly string[] }) {
  const anyPassage = new RegExp(`(${passages.map(RegExp.escape).join('|')})`);
  // `split` puts what the group matches at odd positions.
  return text.split(anyPassage).map((part, index) =>
    index % 2 === 1 ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
        key={index}
        className="rounded-[0.25rem] bg-highlight box-decoration-clone px-1 py-px text-ink print:px-0 print:underline forced-colors:px-0 forced-colors:underline"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

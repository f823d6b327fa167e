/** Keeps short words with a hyphen on one line, such as 'show-up'. */
export function Unbroken({ text }: { text: string }) {
  // `split` puts what the group matches at odd positions.
  return text.split(/\b(\w{1,6}-\w{1,6})\b/).map((part, index) =>
    index % 2 === 1 ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
        key={index}
        className="whitespace-nowrap"
      >
        {part}
      </span>
    ) : (
      part
    ),
  );
}

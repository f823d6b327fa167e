import type { CallHost } from '../../data/people';

/** Shows whom the visitor will talk to. */
export function CallHostCard({ host }: { host: CallHost }) {
  const { sentence, note, portrait } = host;
  return (
    <div className="mt-6 flex items-center gap-4">
      <img
        src={portrait.src}
        srcSet={portrait.srcSet}
        sizes="96px"
        alt={portrait.alt}
        width={96}
        height={96}
        loading="lazy"
        className="size-24 shrink-0 rounded-media object-cover"
      />
      <div className="max-w-text text-fine">
        <p className="mb-1 font-semibold text-body leading-snug">{sentence}</p>
        <p className="text-ink-muted">{note}</p>
      </div>
    </div>
  );
}

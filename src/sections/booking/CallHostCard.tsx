import type { CallHost } from '../../data/people';
import { PortraitImage } from '../../ui/PortraitImage';

/** Shows whom the visitor will talk to. */
export function CallHostCard({ host }: { host: CallHost }) {
  const { sentence, note, portrait } = host;
  return (
    <div className="mt-6 flex flex-wrap gap-4 sm:items-center">
      {portrait && (
        <PortraitImage
          portrait={portrait}
          size={96}
          sizes="96px"
          className="size-18 shrink-0 sm:size-24"
        />
      )}
      <div className="max-w-text flex-[1_1_10rem] text-small leading-snug">
        <p className="mb-1 font-semibold text-body leading-snug">{sentence}</p>
        <p className="text-ink-muted">{note}</p>
      </div>
    </div>
  );
}

import type { LoadedCallHost } from '../../data/people';
import { interpolate } from '../../lib/template';
import type { SharedCopy } from '../../schema/copy/shared';
import { PortraitImage } from '../../ui/PortraitImage';

export interface CallTagProps {
  callHost: LoadedCallHost | undefined;
  /** How long the call takes. */
  minutes: number;
  copy: SharedCopy['call'];
}

/** The place beside the visitor's: the host's portrait or initials, or how long the call takes. */
function HostPlace({ callHost, minutes, copy }: CallTagProps) {
  if (!callHost) {
    return (
      <p className="call-minutes font-semibold">
        <span className="font-figure">{minutes}</span> {copy.minutes}
      </p>
    );
  }
  const { name, portrait } = callHost;
  if (portrait) {
    return <PortraitImage portrait={portrait} size={240} sizes="240px" className="call-place" />;
  }
  const words = name.split(' ');
  const initials = new Set([words[0], words.at(-1)]);
  return (
    <p aria-hidden="true" className="call-place call-initials font-display">
      {[...initials].map((word) => word?.[0])}
    </p>
  );
}

export function CallTag(props: CallTagProps) {
  const { callHost, minutes, copy } = props;
  return (
    <div className="call-tag">
      <div className="call-places">
        <HostPlace {...props} />
        <div className="call-place call-you">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 12.5l4.5 4.5 8-9" pathLength="1" />
          </svg>
          <p className="font-display">{copy.you}</p>
        </div>
      </div>
      <div className="call-words">
        <p className="call-name font-display">
          {callHost
            ? interpolate(copy.withHost, { minutes, name: callHost.name })
            : copy.withoutHost}
        </p>
        {callHost && <p>{copy.leave}</p>}
      </div>
    </div>
  );
}

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
    <p aria-hidden="true" className="call-place call-initials bg-pine-raised text-on-pine">
      {[...initials].map((word) => word?.[0])}
    </p>
  );
}

function Places(props: CallTagProps) {
  return (
    <div className="@container grid grid-cols-2 gap-[4%]">
      <HostPlace {...props} />
      <div className="call-place call-you">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12.5l4.5 4.5 8-9" />
        </svg>
        <p className="font-display">{props.copy.you}</p>
      </div>
    </div>
  );
}

function Words({ callHost, minutes, copy }: CallTagProps) {
  return (
    <div>
      <p className="call-name font-display">
        {callHost
          ? interpolate(copy.withHost, { minutes, name: callHost.name, role: callHost.role })
          : copy.withoutHost}
      </p>
      {callHost && <p>{copy.leave}</p>}
    </div>
  );
}

/** Hangs from the upper edge of the section. */
export const HangingTag = (props: CallTagProps) => (
  <div className="call-hanging max-lg:order-first lg:col-span-6">
    <div className="call-tag">
      <Places {...props} />
      <Words {...props} />
    </div>
  </div>
);

/** Upright, with the words beside the places. */
export const SmallTag = (props: CallTagProps) => (
  <div className="max-lg:pb-section lg:col-span-6 lg:self-center">
    <div className="call-tag grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-center gap-6 rounded-card p-6">
      <Places {...props} />
      <Words {...props} />
    </div>
  </div>
);

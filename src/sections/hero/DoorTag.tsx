import type { Handover } from '../../schema/handover';

/** Characters of a name and role that fit on a line of the tag. */
const MAX_LINE_LENGTH = 34;

/** The knob in the tag's hole, and the check. */
const KnobAndCheck = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <circle className="hole" cx="41.5" cy="14.4" r="8.3" />
    <circle className="knob" cx="41.5" cy="10.5" r="6.5" />
    <path className="check" d="M66.9 28.6l5.6 5.6 10.6-12.5" />
  </svg>
);

type DoorTagProps = Pick<Handover, 'brief' | 'heroNeed'> & { caption: string };

/** The example lead's tag, which hangs on the knob of the open door. */
export function DoorTag({ brief, heroNeed, caption }: DoorTagProps) {
  const { time, name, role, when } = brief;
  const hasRole = `${name}, ${role}`.length <= MAX_LINE_LENGTH;
  return (
    <figure className="surface-accent door-tag">
      <KnobAndCheck />
      <p className="time">{`${time.weekday}\n${time.clock}`}</p>
      <p>
        <strong>
          {name}
          {hasRole && <span className="role">, {role}</span>}
        </strong>
        {`\n${heroNeed}\n${when}`}
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

export const EmptyDoorTag = () => (
  <div className="surface-accent door-tag is-empty">
    <KnobAndCheck />
  </div>
);

import type { Handover } from '../../schema/handover';
import { KnobAndCheck } from '../../ui/KnobAndCheck';

/** Characters of a name and role that fit on a line of the tag. */
const MAX_LINE_LENGTH = 34;

type DoorTagProps = Pick<Handover, 'brief' | 'heroNeed'> & { caption: string };

/** The example lead's tag, which hangs on the knob of the open door. */
export function DoorTag({ brief, heroNeed, caption }: DoorTagProps) {
  const { time, name, role, when } = brief;
  const hasRole = `${name}, ${role}`.length <= MAX_LINE_LENGTH;
  return (
    <figure className="surface-accent door-tag">
      <KnobAndCheck className="absolute inset-x-0 top-0 w-full" />
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
    <KnobAndCheck className="absolute inset-x-0 top-0 w-full" />
  </div>
);

import type { Handover } from '../../schema/handover';
import { KnobAndCheck } from '../../ui/KnobAndCheck';

/** Characters of a name and role that fit on a line of the tag. */
const MAX_LINE_LENGTH = 34;

const knobAndCheck = <KnobAndCheck className="absolute inset-x-0 top-0 w-full" />;

type DoorTagProps = Pick<Handover, 'brief' | 'heroNeed'> & { caption: string };

/** The example lead's tag, which hangs on the knob of the open door. */
export function DoorTag({ brief, heroNeed, caption }: DoorTagProps) {
  const { time, name, role, when } = brief;
  const hasRole = `${name}, ${role}`.length <= MAX_LINE_LENGTH;
  return (
    <figure className="surface-accent hero-tag">
      {knobAndCheck}
      <p className="hero-time">{`${time.weekday}\n${time.clock}`}</p>
      <p>
        <strong className="font-semibold">
          {name}
          {hasRole && <span className="hidden @min-[1180px]/hero:inline">, {role}</span>}
        </strong>
        {`\n${heroNeed}\n${when}`}
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

export const EmptyDoorTag = () => (
  <div className="surface-accent hero-tag hero-tag-empty">{knobAndCheck}</div>
);

import type { getWallPictures } from '../../data/case-studies';
import { formatCount } from '../../lib/format';
import type { Funnel } from '../../schema/funnel';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';

type Wall = ReturnType<typeof getWallPictures>;

interface GateProps {
  title: string;
  headingId: string;
  funnel: Funnel;
  /** Without it, the figures of the funnel stand alone. */
  wall: Wall | undefined;
  /** Whose funnel it is. */
  note: string;
}

/** A rule that points to the right. Each figure counts the doors from its tick on. */
function Stages({ stages, wall }: { stages: Funnel; wall: Wall | undefined }) {
  return (
    <ol className={`gate-stages ${wall ? 'gate-stages-placed' : 'gate-stages-alone'}`}>
      {stages.map(({ value, label, stage }, index) => (
        <li key={stage}>
          {wall && (
            <>
              <svg
                aria-hidden="true"
                width={`${wall.starts[index]}%`}
                className="max-md:not-print:hidden"
              />
              <svg
                aria-hidden="true"
                width={`${wall.phoneStarts[index]}%`}
                className="md:hidden print:hidden"
              />
            </>
          )}
          <p>
            <b>{formatCount(value)}</b> {label}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A door for each company listed. Those that became leads have a tag, and stand further open the further they came. */
export function Gate({ title, headingId, funnel: [listed, ...stages], wall, note }: GateProps) {
  return (
    <>
      <div className="page-width page-grid lg:items-baseline-last relative z-1 gap-y-4">
        <Heading level={2} id={headingId} className="col-span-full lg:col-span-6">
          {title}
        </Heading>
        {listed && (
          <p className="col-span-full flex flex-wrap items-baseline-last gap-x-5 gap-y-2 lg:col-span-6">
            <b className="font-figure text-figure-huge leading-[0.75]">
              {formatCount(listed.value)}
            </b>{' '}
            <span className="max-w-[6em] text-balance font-display text-subheading">
              {listed.label}
            </span>
          </p>
        )}
      </div>
      {wall && (
        <Picture
          picture={wall.strangers}
          // The farthest doors vanish behind the heading.
          className="-mt-[2.25%] lg:-mt-[3.25%]"
          imageClassName="h-auto w-full"
        />
      )}
      <div className="@container/gate page-width mt-3 grid grid-cols-1 lg:mt-0" dir="ltr">
        {wall && <Picture picture={wall.leads} imageClassName="h-auto w-full" />}
        <Stages stages={stages} wall={wall} />
        <p className="mt-4 whitespace-pre-line text-ink-muted leading-tight max-xl:text-small">
          {note}
        </p>
      </div>
    </>
  );
}

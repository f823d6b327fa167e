import type { getScenePicture } from '../../data/case-studies';
import { formatCount } from '../../lib/format';
import type { Funnel } from '../../schema/funnel';
import type { Handover } from '../../schema/handover';
import { HangingSquare } from '../../ui/HangingSquare';
import { Picture } from '../../ui/Picture';
import { getStarts, PassedSquares, SquarePatterns } from './PassedSquares';

interface GateProps {
  funnel: Funnel;
  scene: ReturnType<typeof getScenePicture> | undefined;
  /** Hangs in the wall. */
  lead: Handover['brief'] | undefined;
}

/** Whether each figure and the longest word of its label have room above or below its squares. */
const haveRoom = (stages: Funnel, starts: readonly number[]) =>
  stages.every(({ value, label }, index) => {
    const letters = label.split(' ').map(({ length }) => length);
    const width = 1.15 * Math.max(4 * formatCount(value).length, ...letters);
    return (starts[index + 1] ?? 100) - (starts[index] ?? 0) >= width;
  });

function StageLabels({ stages }: { stages: Funnel }) {
  const starts = getStarts(stages, 'wide');
  const phoneStarts = getStarts(stages, 'narrow');
  const isPlaced = haveRoom(stages, starts);
  return (
    <ol className={isPlaced ? 'stages stages-placed' : 'stages'}>
      {stages.map(({ value, label, stage }, index) => (
        <li key={stage}>
          {isPlaced && (
            <>
              <svg aria-hidden="true" width={`${starts[index]}%`} className="max-md:hidden" />
              <svg aria-hidden="true" width={`${phoneStarts[index]}%`} className="md:hidden" />
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

/** A wall below the companies that were listed. Those that passed it are squares, further to the right the further they came. */
export function Gate({ funnel, scene, lead }: GateProps) {
  const passed = funnel.slice(1);
  const squaresProps = { stages: passed, leadStage: lead?.reached };
  return (
    <>
      {scene && (
        <Picture
          picture={{ ...scene, alt: '' }}
          className="gate-field"
          imageClassName="h-auto w-full"
        />
      )}
      <div className="gate-wall">
        {lead && (
          <div className="gate-lead">
            <HangingSquare state="held" />
          </div>
        )}
      </div>
      <div className="gate-passed page-width" dir="ltr">
        <SquarePatterns stages={passed} />
        <PassedSquares {...squaresProps} layout="wide" className="max-md:hidden" />
        <PassedSquares {...squaresProps} layout="narrow" className="md:hidden" />
        <StageLabels stages={passed} />
      </div>
    </>
  );
}

import type { FailureCopy } from '../../schema/copy/failure';
import { FailureScreen } from '../../ui/FailureScreen';

/** Shows the failure screen beside a loose square. */
export const Failure = ({ copy }: { copy: FailureCopy }) => (
  <section className="surface-pine overflow-clip">
    <div className="page-width page-grid items-end pt-16 lg:min-h-144">
      <div className="col-span-full pb-16 lg:col-span-8 lg:self-center">
        <FailureScreen copy={copy} level={1} />
      </div>
      <div
        aria-hidden="true"
        className="col-[7/-1] -mb-16 aspect-square rotate-12 rounded-[18%] border-16 border-prospect lg:col-[9/-1] lg:border-24"
      />
    </div>
  </section>
);

import type { FailureCopy } from '../../schema/copy/failure';
import { FailureScreen } from '../../ui/FailureScreen';

/** Shows the failure screen beside an empty place. */
export const Failure = ({ copy }: { copy: FailureCopy }) => (
  <section className="surface-pine overflow-clip">
    <div className="page-width py-16 lg:page-grid lg:min-h-144">
      <div className="lg:col-span-8 lg:self-center">
        <FailureScreen copy={copy} level={1} />
      </div>
      <div
        aria-hidden="true"
        className="aspect-square rounded-[14%] border-8 border-edge max-lg:hidden lg:col-[10/-1] lg:self-center"
      />
    </div>
  </section>
);

import { BrokenRow } from '../illustrations/squares/BrokenRow';
import { Container } from '../ui/Container';
import { FailureNotice, type FailureNoticeCopy } from '../ui/FailureNotice';

export function Failure({ copy, homeHref }: { copy: FailureNoticeCopy; homeHref: string }) {
  return (
    <Container className="grid items-center gap-x-8 gap-y-12 py-16 lg:grid-cols-12 lg:py-26">
      <div className="lg:col-span-7">
        <FailureNotice copy={copy} level={1} homeHref={homeHref} />
      </div>
      <div className="lg:col-span-5">
        <BrokenRow />
      </div>
    </Container>
  );
}

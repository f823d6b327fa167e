import { Container } from '../ui/Container';
import { FailureNotice, type FailureNoticeCopy } from '../ui/FailureNotice';

export function Failure({ copy, homeHref }: { copy: FailureNoticeCopy; homeHref: string }) {
  return (
    <Container className="py-16 lg:py-26">
      <FailureNotice copy={copy} level={1} homeHref={homeHref} />
    </Container>
  );
}

import type { failure } from '@content/copy/failure';
import { routes } from '../lib/routes';
import { Button, ButtonLink } from './Button';
import { Heading } from './Heading';

interface FailureScreenProps {
  copy: typeof failure;
  level: 1 | 2;
  /** Without a handler, the retry is a link to the same page. */
  onRetry?: () => void;
}

export function FailureScreen({ copy, level, onRetry }: FailureScreenProps) {
  return (
    <div>
      <div role="alert">
        <Heading level={level}>{copy.title}</Heading>
        <p
          // The service worker replaces this text.
          data-failure-message
          className="mt-6 border-l-4 border-clay pl-4 font-semibold text-large"
        >
          {copy.message}
        </p>
      </div>
      <p className="mt-4 max-w-text text-ink-muted">{copy.intro}</p>
      <div className="mt-10 flex flex-wrap gap-3">
        {onRetry ? (
          <Button onClick={onRetry}>{copy.retry}</Button>
        ) : (
          <ButtonLink link={{ href: '', label: copy.retry }} />
        )}
        <ButtonLink link={{ href: routes.home, label: copy.home }} variant="outline" />
      </div>
    </div>
  );
}

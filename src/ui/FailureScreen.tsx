import { routes } from '../lib/routes';
import type { FailureCopy } from '../schema/copy/failure';
import { ButtonLink } from './Button';
import { Heading } from './Heading';

interface FailureScreenProps {
  copy: FailureCopy;
  level: 1 | 2;
}

export function FailureScreen({ copy, level }: FailureScreenProps) {
  return (
    <div>
      <div role="alert">
        <Heading level={level}>{copy.title}</Heading>
        <p
          // The service worker names the status here, or that the page cannot be reached.
          data-failure-message
          className="mt-6 border-l-4 border-alert pl-4 font-semibold text-large"
        >
          {copy.message}
        </p>
      </div>
      <p className="mt-4 max-w-text text-balance text-ink-muted">{copy.intro}</p>
      <div className="mt-10 flex flex-wrap gap-3">
        {/* biome-ignore lint/a11y/useValidAnchor: empty is the address of the failed page. */}
        <a href="" data-retry className="button button-solid">
          {copy.retry}
        </a>
        <ButtonLink link={{ href: routes.home, label: copy.home }} variant="outline" />
      </div>
    </div>
  );
}

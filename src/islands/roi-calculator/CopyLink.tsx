import { Link2 } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { buttonClasses } from '../../ui/button-classes';
import type { CopyLinkCopy } from './copy';

export interface CopyLinkProps {
  /** The query that holds the inputs. */
  query: string;
  copy: CopyLinkCopy;
}

const focusAndSelect = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/** Without scripts the button could do nothing, so it is shown once they run. */
const useStarted = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

async function copies(text: string): Promise<boolean> {
  try {
    // The clipboard is missing where the page is not secure, and may be refused elsewhere.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies the address of the result; where that is refused the address is shown instead. */
export function CopyLink({ query, copy }: CopyLinkProps) {
  const id = useId();
  const started = useStarted();
  const [attempt, setAttempt] = useState<{ address: string; query: string; copied: boolean }>();
  // Once an input changes, what was copied is no longer the result that is shown.
  const current = attempt?.query === query ? attempt : undefined;
  const copyAddress = async () => {
    const address = window.location.origin + window.location.pathname + query;
    setAttempt({ address, query, copied: await copies(address) });
  };
  const message = current?.copied ? copy.copied : copy.refused;
  return (
    <div className={`noscript:hidden ${started ? '' : 'invisible'}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" onClick={copyAddress} className={buttonClasses('outline')}>
          <Link2 aria-hidden="true" className="size-[1.1em] shrink-0" />
          <span>{copy.action}</span>
        </button>
        <span role="status" className="font-semibold text-small">
          {current ? message : ''}
        </span>
      </div>
      {current && !current.copied && (
        <div className="mt-3">
          <label htmlFor={id} className="mb-1 block text-ink-2 text-small">
            {copy.addressLabel}
          </label>
          <input
            id={id}
            ref={focusAndSelect}
            readOnly
            value={current.address}
            className="min-h-11 w-full rounded-small border border-edge bg-card px-3 text-small"
          />
        </div>
      )}
    </div>
  );
}

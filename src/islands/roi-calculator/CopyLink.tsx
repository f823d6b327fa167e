import { Link2 } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { buttonClasses } from '../../ui/Button';

export interface CopyLinkCopy {
  action: string;
  copied: string;
  refused: string;
  addressLabel: string;
}

export interface CopyLinkProps {
  query: string;
  copy: CopyLinkCopy;
}

const focusAndSelect = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/** False in the built page and during hydration. */
const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

async function copyText(text: string): Promise<boolean> {
  try {
    // Throws if the clipboard is missing (no secure context) or refused.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies the address of the result, or shows it if the browser refuses. */
export function CopyLink({ query, copy }: CopyLinkProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [attempt, setAttempt] = useState<{ address: string; query: string; copied: boolean }>();
  // A changed input makes the copied address outdated.
  const current = attempt?.query === query ? attempt : undefined;
  const copyAddress = async () => {
    const address = window.location.origin + window.location.pathname + query;
    setAttempt({ address, query, copied: await copyText(address) });
  };
  const message = current?.copied ? copy.copied : copy.refused;
  return (
    <div className={`noscript:hidden ${hydrated ? '' : 'invisible'}`}>
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

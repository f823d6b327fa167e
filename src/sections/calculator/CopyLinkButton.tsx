import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalculatorCopy } from '../../schema/copy/calculator';

const focusAndSelect = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

export function CopyLinkButton({ query, copy }: { query: string; copy: CalculatorCopy['share'] }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const getUrl = () => window.location.origin + window.location.pathname + query;
  const writeToClipboard = async () => {
    // Removes the last outcome first, so that each attempt is announced.
    flushSync(() => setOutcome(undefined));
    try {
      // Throws if the clipboard is missing (no secure context) or refused.
      await navigator.clipboard.writeText(getUrl());
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <div className="relative unhydrated:invisible noscript:hidden">
      <button
        type="button"
        onClick={writeToClipboard}
        className="min-h-12 text-left cursor-pointer font-semibold link-underline"
      >
        {copy.action}
      </button>
      <div role="status" className="absolute top-12 font-semibold text-small">
        {outcome && <p>{copy[outcome]}</p>}
      </div>
      {outcome === 'refused' && (
        <label className="mt-3 block text-ink-muted text-small">
          {copy.addressLabel}
          <input
            ref={focusAndSelect}
            readOnly
            value={getUrl()}
            className="mt-1 block min-h-11 field w-full px-3 text-body text-ink"
          />
        </label>
      )}
    </div>
  );
}

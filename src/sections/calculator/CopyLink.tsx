import type { calculator } from '@content/copy/calculator';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/Button';

const focusAndSelect = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

export function CopyLink({ query, copy }: { query: string; copy: (typeof calculator)['share'] }) {
  const [result, setResult] = useState<'copied' | 'refused'>();
  const resultUrl = () => window.location.origin + window.location.pathname + query;
  const copyUrl = async () => {
    // Removes the last result first, so that each attempt is announced.
    flushSync(() => setResult(undefined));
    try {
      // Throws if the clipboard is missing (no secure context) or refused.
      await navigator.clipboard.writeText(resultUrl());
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  return (
    <div className="in-[astro-island[ssr]]:invisible noscript:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" onClick={copyUrl}>
          {copy.action}
        </Button>
        <div role="status" className="font-semibold text-small">
          {result && <p>{copy[result]}</p>}
        </div>
      </div>
      {result === 'refused' && (
        <label className="mt-3 block text-ink-muted text-small">
          {copy.addressLabel}
          <input
            ref={focusAndSelect}
            readOnly
            value={resultUrl()}
            className="mt-1 block min-h-11 field w-full px-3 text-ink"
          />
        </label>
      )}
    </div>
  );
}

import { useState } from 'react';
import type { CalculatorCopy } from '../../schema/copy/calculator';

interface CopyLinkProps {
  /** The query of the result. */
  query: string;
  copy: CalculatorCopy['share'];
}

/** Copies the address of a result. */
export function CopyLink({ query, copy }: CopyLinkProps) {
  const [copiedQuery, setCopiedQuery] = useState<string>();
  const handleClick = async () => {
    const address = location.origin + location.pathname + query;
    try {
      // Throws if the clipboard is missing (no secure context) or refused.
      await navigator.clipboard.writeText(address);
      setCopiedQuery(query);
    } catch {
      prompt(copy.prompt, address);
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={handleClick}
        className="min-h-12 cursor-pointer link-underline needs-scripts"
        suppressHydrationWarning
      >
        {copy.action}
      </button>
      <span role="status" className="text-small">
        {copiedQuery === query ? copy.copied : ''}
      </span>
    </>
  );
}

import { useState } from 'react';
import type { CalculatorCopy } from '../../schema/copy/calculator';

interface CopyLinkProps {
  /** The query of the result. As the `key`, too: another result is not copied yet. */
  query: string;
  copy: CalculatorCopy['share'];
}

/** Copies the address of a result. */
export function CopyLink({ query, copy }: CopyLinkProps) {
  const [isCopied, setIsCopied] = useState(false);
  const handleClick = async () => {
    const address = location.origin + location.pathname + query;
    try {
      // Throws if the clipboard is missing (no secure context) or refused.
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
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
        {isCopied ? copy.copied : ''}
      </span>
    </>
  );
}

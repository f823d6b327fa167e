import { useState } from 'react';
import { useDebounced } from './use-debounced';

/** Tells screen readers how a text has changed, not at every letter but after a pause. */
export function Announcement({ children: text }: { children: string }) {
  const [first] = useState(text);
  const [hasChanged, setHasChanged] = useState(false);
  const settled = useDebounced(text);
  if (!hasChanged && settled !== first) setHasChanged(true);
  return (
    <p role="status" className="sr-only">
      {hasChanged ? settled : ''}
    </p>
  );
}

import { useEffect, useState } from 'react';

/** Milliseconds without a change, so that screen readers do not speak at every letter. */
const PAUSE = 500;

/** Has screen readers speak a text that has changed, once it has not changed for a pause. */
export function Announcement({ children: text }: { children: string }) {
  const [settled, setSettled] = useState(text);
  const [hasChanged, setHasChanged] = useState(false);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => {
      setSettled(text);
      setHasChanged(true);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return (
    <p role="status" className="sr-only">
      {hasChanged ? settled : ''}
    </p>
  );
}

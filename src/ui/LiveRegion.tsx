import { useEffect, useRef, useState } from 'react';

/** Announces a visible text to screen readers 1 s after its last change, then removes it, so that it is not read twice. */
export function LiveRegion({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  const firstText = useRef<string | undefined>(text);
  useEffect(() => {
    if (text === firstText.current) return;
    firstText.current = undefined;
    const timers = [
      setTimeout(() => setAnnounced(text), 1000),
      setTimeout(() => setAnnounced(''), 8000),
    ];
    return () => timers.forEach(clearTimeout);
  }, [text]);
  return (
    <div role="status" className="sr-only">
      {/* Orca reads a status by line only if it holds a block. */}
      <p>{announced}</p>
    </div>
  );
}

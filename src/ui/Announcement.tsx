import { useEffect, useState } from 'react';

/** Announces the text once it has not changed for 1 s. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="sr-only">
      {/* Orca reads a status by line only if it holds a block. */}
      <p>{announced}</p>
    </div>
  );
}

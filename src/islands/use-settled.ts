import { useEffect, useRef, useState } from 'react';

/** How long the visitor must pause before a change is read out, in milliseconds. */
const ANNOUNCEMENT_DELAY = 1000;

/** The text as it stood after a pause; empty until it changes for the first time. */
export function useSettled(text: string): string {
  const first = useRef(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => {
      first.current = '';
      setSettled(text);
    }, ANNOUNCEMENT_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

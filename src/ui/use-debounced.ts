import { useEffect, useState } from 'react';

/** Milliseconds without a change that end a visitor's typing. */
export const PAUSE = 500;

/** Returns a value once it has not changed for a pause; until then, the one before. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

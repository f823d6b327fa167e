import { useEffect, useState } from 'react';

/** The value after a pause of a second: for announcements, which must not come at every key. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), 1000);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

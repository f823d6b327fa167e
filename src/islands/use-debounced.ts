import { useEffect, useState } from 'react';

/** Follows the value after a pause of 1 s, so that status messages do not interrupt typing. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), 1000);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

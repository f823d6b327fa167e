import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before the address is updated. */
const URL_DELAY = 300;

type Control = HTMLInputElement | HTMLSelectElement;

function writeUrl(search: string, change: 'pushState' | 'replaceState' = 'replaceState') {
  const { location, history } = window;
  if (search === location.search) return;
  history[change](null, '', location.pathname + search + location.hash);
}

/**
 * Keeps the fields' values as state. Writes them to the address after a pause or on blur, and reads
 * them from it on Back and Forward.
 */
export function useFieldsInUrl<Name extends string>(
  valuesFromQuery: (search: string) => Record<Name, string>,
  queryWith: (search: string, values: Record<Name, string>) => string,
  normalizeOnBlur: (value: string) => string = String,
) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // Server and first render ignore the query, so that hydration matches.
  const [values, setValues] = useState(() => valuesFromQuery(''));
  const setValue = (name: Name, value: string) => setValues({ ...values, [name]: value });

  useLayoutEffect(() => {
    const readUrl = () => setValues(valuesFromQuery(window.location.search));
    readUrl();
    window.addEventListener('popstate', readUrl);
    // React does not see what was typed before hydration.
    const rendered: Record<string, string> = valuesFromQuery('');
    for (const control of fieldset.current?.querySelectorAll<Control>('[name]') ?? []) {
      const { name, value } = control;
      const typed = control === document.activeElement ? value : normalizeOnBlur(value);
      if (value !== rendered[name]) setValues((before) => ({ ...before, [name]: typed }));
    }
    return () => window.removeEventListener('popstate', readUrl);
  }, [valuesFromQuery, normalizeOnBlur]);

  useEffect(() => {
    const write = () => writeUrl(queryWith(window.location.search, values));
    const timer = setTimeout(write, URL_DELAY);
    return () => clearTimeout(timer);
  }, [queryWith, values]);

  return {
    fieldset,
    values,
    setValue,
    /** Call on blur. Writes the address at once, so that a link clicked next has it. */
    commit: (name: Name) => {
      setValue(name, normalizeOnBlur(values[name]));
      writeUrl(queryWith(window.location.search, values));
    },
    /** Adds a history entry, so that Back undoes the change. */
    pushValues: (change: Partial<Record<Name, string>>) => {
      const changed = { ...values, ...change };
      setValues(changed);
      writeUrl(queryWith(window.location.search, values));
      writeUrl(queryWith(window.location.search, changed), 'pushState');
    },
  };
}

export type FieldsState<Name extends string> = ReturnType<typeof useFieldsInUrl<Name>>;

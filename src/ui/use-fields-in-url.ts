import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds from the last change to the update of the address. */
const URL_DELAY = 300;

/** One function for all renders, because effects depend on it. */
const keep = (value: string) => value;

type Control = HTMLInputElement | HTMLSelectElement;

function writeUrl(query: string, change: 'pushState' | 'replaceState' = 'replaceState') {
  const { location, history } = window;
  if (query === location.search) return;
  history[change](history.state, '', location.pathname + query + location.hash);
}

/**
 * Keeps the fields' values as state. Writes them to the address after a pause or on blur, and reads
 * them from it on Back and Forward. `normalizeOnBlur` changes a value when its field is left.
 */
export function useFieldsInUrl<Name extends string>(
  readValues: (query: string) => Record<Name, string>,
  writeValues: (query: string, values: Record<Name, string>) => string,
  normalizeOnBlur: (value: string) => string = keep,
) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // Server and first render ignore the query, so that hydration matches.
  const [values, setValues] = useState(() => readValues(''));

  useLayoutEffect(() => {
    const readUrl = () => setValues(readValues(window.location.search));
    readUrl();
    window.addEventListener('popstate', readUrl);
    // React does not see what was typed before hydration.
    const rendered: Record<string, string> = readValues('');
    const controls = fieldset.current?.querySelectorAll<Control>('[name]') ?? [];
    const changed = [...controls].filter(({ name, value }) => value !== rendered[name]);
    const focused = changed.filter((control) => control === document.activeElement);
    // A field and its slider have one name, so the focused one comes last.
    const typed = [
      ...changed.map(({ name, value }) => [name, normalizeOnBlur(value)]),
      ...focused.map(({ name, value }) => [name, value]),
    ];
    setValues((current) => ({ ...current, ...Object.fromEntries(typed) }));
    return () => window.removeEventListener('popstate', readUrl);
  }, [readValues, normalizeOnBlur]);

  useEffect(() => {
    const write = () => writeUrl(writeValues(window.location.search, values));
    const timer = setTimeout(write, URL_DELAY);
    return () => clearTimeout(timer);
  }, [writeValues, values]);

  return {
    fieldset,
    values,
    setValue: (name: Name, value: string) =>
      setValues((current) => ({ ...current, [name]: value })),
    /** Writes the address at once, so that a link clicked next has it. */
    handleBlur: (name: Name) => {
      setValues((current) => ({ ...current, [name]: normalizeOnBlur(current[name]) }));
      writeUrl(writeValues(window.location.search, values));
    },
    /** Saves what was typed, then adds a history entry, so that Back undoes the change alone. */
    pushValues: (change: Partial<Record<Name, string>>) => {
      setValues((current) => ({ ...current, ...change }));
      writeUrl(writeValues(window.location.search, values));
      writeUrl(writeValues(window.location.search, { ...values, ...change }), 'pushState');
    },
  };
}

export type FieldsState<Name extends string> = ReturnType<typeof useFieldsInUrl<Name>>;

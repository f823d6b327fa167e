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

/** Returns the fields of the static HTML, which React may replace; none at build. */
function findStaticFields(names: object) {
  if (typeof document === 'undefined') return { controls: [], focused: null };
  const controls = [...document.querySelectorAll<Control>('input, select')];
  return {
    controls: controls.filter(({ name }) => name in names),
    focused: document.activeElement,
  };
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
  const [beforeHydration] = useState(() => findStaticFields(values));

  // These run in this order, before the browser paints.
  useLayoutEffect(
    function readUrl() {
      setValues(readValues(window.location.search));
    },
    [readValues],
  );
  useLayoutEffect(
    function mergeEarlyInput() {
      // React replaces the fields if their texts changed, as in a page that the browser translated.
      const { controls, focused } = beforeHydration;
      const fields = fieldset.current?.querySelectorAll<Control>('[name]') ?? [];
      const replaced = controls.findIndex((field) => field === focused && !field.isConnected);
      fields[replaced]?.focus({ preventScroll: true });
      // React does not see what was typed before hydration.
      const rendered: Record<string, string> = readValues('');
      const typed = controls
        .map(({ name, value }, index) => {
          const isFocused = fields[index] === document.activeElement;
          return { name, isFocused, value: isFocused ? value : normalizeOnBlur(value) };
        })
        .filter(({ name, value }) => value !== rendered[name])
        // A field and its slider have one name, so the focused one comes last.
        .sort((a, b) => Number(a.isFocused) - Number(b.isFocused))
        .map(({ name, value }) => [name, value]);
      setValues((current) => ({ ...current, ...Object.fromEntries(typed) }));
    },
    [readValues, normalizeOnBlur, beforeHydration],
  );
  useLayoutEffect(
    function followBackAndForward() {
      const update = () => setValues(readValues(window.location.search));
      window.addEventListener('popstate', update);
      return () => window.removeEventListener('popstate', update);
    },
    [readValues],
  );

  useEffect(
    function writeUrlAfterPause() {
      const write = () => writeUrl(writeValues(window.location.search, values));
      const timer = setTimeout(write, URL_DELAY);
      return () => clearTimeout(timer);
    },
    [writeValues, values],
  );

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

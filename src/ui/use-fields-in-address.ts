import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before the address is updated. */
const ADDRESS_DELAY = 300;

function writeAddress(search: string, change: 'pushState' | 'replaceState' = 'replaceState') {
  const { location, history } = window;
  if (search === location.search) return;
  history[change](null, '', location.pathname + search + location.hash);
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Values changed before hydration, which React does not see. */
function changedValues(controls: readonly Control[], rendered: Record<string, string>) {
  const changed = controls.filter(
    ({ name, value }) => name in rendered && value !== rendered[name],
  );
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

const mapValues = <Values extends Record<string, string>>(
  values: Values,
  change: (value: string) => string,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value)]),
  ) as Values;

/**
 * Keeps the fields' values as state. Writes them to the address after a pause or on blur, and reads
 * them from it on Back and Forward.
 */
export function useFieldsInAddress<Values extends Record<string, string>>(
  valuesFrom: (search: string) => Values,
  searchWith: (search: string, values: Values) => string,
  normalizeOnBlur: (value: string) => string = String,
) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // Server and first render ignore the query, so that hydration matches.
  const [values, setValues] = useState(() => valuesFrom(''));

  useLayoutEffect(() => {
    const controls = [...(fieldset.current?.elements ?? [])] as Control[];
    const focused = controls.filter((control) => control === document.activeElement);
    const fromAddress = () => valuesFrom(window.location.search);
    const rendered = valuesFrom('');
    setValues({
      ...fromAddress(),
      ...mapValues(changedValues(controls, rendered), normalizeOnBlur),
      ...changedValues(focused, rendered),
    });
    const readAddress = () => setValues(fromAddress());
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, [valuesFrom, normalizeOnBlur]);

  useEffect(() => {
    const write = () => writeAddress(searchWith(window.location.search, values));
    const timer = setTimeout(write, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [searchWith, values]);

  return {
    fieldset,
    values,
    setValue: (name: keyof Values, value: string) => setValues({ ...values, [name]: value }),
    /** On blur, so that the address is complete before a click on a link that passes it on. */
    commit: () => {
      setValues(mapValues(values, normalizeOnBlur));
      writeAddress(searchWith(window.location.search, values));
    },
    /** Adds a history entry, so that Back undoes the change. */
    pushValues: (change: Partial<Values>) => {
      const changed = { ...values, ...change };
      setValues(changed);
      writeAddress(searchWith(window.location.search, values));
      writeAddress(searchWith(window.location.search, changed), 'pushState');
    },
  };
}

export type FieldsState<Values extends Record<string, string>> = ReturnType<
  typeof useFieldsInAddress<Values>
>;

import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before the address is updated. */
const ADDRESS_DELAY = 300;

/** Reads the values of named fields from a query, and writes them to one. */
export interface FieldCodec<Values> {
  valuesFrom: (search: string) => Values;
  searchWith: (search: string, values: Values) => string;
  normalizeOnBlur: (value: string) => string;
}

function writeAddress<Values>(
  { searchWith }: FieldCodec<Values>,
  values: Values,
  change: 'pushState' | 'replaceState' = 'replaceState',
) {
  const { location, history } = window;
  const search = searchWith(location.search, values);
  if (search === location.search) return;
  history[change](null, '', location.pathname + search + location.hash);
}

/** Values changed before hydration, which React does not see. */
function changedValues<Values extends object>(
  fieldset: HTMLFieldSetElement | null,
  { valuesFrom, normalizeOnBlur }: FieldCodec<Values>,
): Partial<Values> {
  const controls = [...(fieldset?.elements ?? [])] as (HTMLInputElement | HTMLSelectElement)[];
  const changed = Object.entries(valuesFrom('')).flatMap(([name, rendered]) => {
    const control = controls.find((one) => one.name === name && one.value !== rendered);
    if (!control) return [];
    const hasFocus = control === document.activeElement;
    return [[name, hasFocus ? control.value : normalizeOnBlur(control.value)]];
  });
  return Object.fromEntries(changed);
}

/** The values are the state; the address follows after a pause or on blur. Back and forward set them. */
export function useFieldsInAddress<Values extends Record<string, string>>(
  codec: FieldCodec<Values>,
) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // Server and first render ignore the query, so that hydration matches.
  const [values, setValues] = useState(() => codec.valuesFrom(''));

  useLayoutEffect(() => {
    const fromAddress = () => codec.valuesFrom(window.location.search);
    setValues({ ...fromAddress(), ...changedValues(fieldset.current, codec) });
    const readAddress = () => setValues(fromAddress());
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, [codec]);

  useEffect(() => {
    const timer = setTimeout(() => writeAddress(codec, values), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [codec, values]);

  return {
    fieldset,
    values,
    setValue: (name: keyof Values, value: string) => setValues({ ...values, [name]: value }),
    /** On blur, which precedes the click on a link that reads the address. */
    commit: () => {
      const normalized = Object.entries(values).map(([name, v]) => [
        name,
        codec.normalizeOnBlur(v),
      ]);
      setValues(Object.fromEntries(normalized));
      writeAddress(codec, values);
    },
    /** Adds a history entry, which back undoes. */
    pushValues: (change: Partial<Values>) => {
      const changed = { ...values, ...change };
      setValues(changed);
      writeAddress(codec, values);
      writeAddress(codec, changed, 'pushState');
    },
  };
}

export type FieldsState<Values extends Record<string, string>> = ReturnType<
  typeof useFieldsInAddress<Values>
>;

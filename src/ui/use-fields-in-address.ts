import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before the address is updated. */
const ADDRESS_DELAY = 300;

/** Reads the values of named fields from a query, and writes them to one. */
export interface FieldCodec<Values> {
  valuesFrom: (search: string) => Values;
  searchWith: (search: string, values: Values) => string;
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
function changedValues<Values extends Record<string, string>>(
  fieldset: HTMLFieldSetElement | null,
  rendered: Values,
) {
  const controls = [...(fieldset?.elements ?? [])] as (HTMLInputElement | HTMLSelectElement)[];
  const changed = controls.filter(
    ({ name, value }) => name in rendered && value !== rendered[name],
  );
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

/** What the fields count as, such as 0 for no number. The focused one keeps its text. */
function normalize<Values extends Record<string, string>>(
  { valuesFrom, searchWith }: FieldCodec<Values>,
  values: Values,
  fieldset: HTMLFieldSetElement | null,
): Values {
  const normalized = valuesFrom(searchWith('', values));
  const focused = fieldset?.querySelector<HTMLInputElement>(':focus')?.name;
  return focused ? { ...normalized, [focused]: values[focused] } : normalized;
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
    const changed = changedValues(fieldset.current, codec.valuesFrom(''));
    setValues(normalize(codec, { ...fromAddress(), ...changed }, fieldset.current));
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
      setValues(normalize(codec, values, fieldset.current));
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

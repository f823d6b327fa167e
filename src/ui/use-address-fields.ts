import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before the address is updated. */
const ADDRESS_DELAY = 300;

/** How the texts of named fields are read from the query of the address and written to it. */
export interface AddressFields<Texts> {
  textsFrom: (search: string) => Texts;
  searchWith: (search: string, texts: Texts) => string;
  textWhenLeft: (text: string) => string;
}

function writeAddress<Texts>(
  { searchWith }: AddressFields<Texts>,
  texts: Texts,
  change: 'pushState' | 'replaceState' = 'replaceState',
) {
  const { location, history } = window;
  const search = searchWith(location.search, texts);
  if (search === location.search) return;
  history[change](null, '', location.pathname + search + location.hash);
}

/** Texts changed before hydration, which React does not notice. */
function changedTexts<Texts extends object>(
  form: HTMLFieldSetElement | null,
  { textsFrom, textWhenLeft }: AddressFields<Texts>,
): Partial<Texts> {
  const controls = [...(form?.elements ?? [])] as (HTMLInputElement | HTMLSelectElement)[];
  const changed = Object.entries(textsFrom('')).flatMap(([name, rendered]) => {
    const control = controls.find((one) => one.name === name && one.value !== rendered);
    if (!control) return [];
    const hasFocus = control === document.activeElement;
    return [[name, hasFocus ? control.value : textWhenLeft(control.value)]];
  });
  return Object.fromEntries(changed);
}

/**
 * The texts are the state and the address is their output, written after a pause or when a field is
 * left. Back and forward set the texts.
 */
export function useAddressFields<Texts extends Record<string, string>>(
  fields: AddressFields<Texts>,
) {
  const form = useRef<HTMLFieldSetElement>(null);
  // The server renders, and the browser hydrates, without knowing the query.
  const [texts, setTexts] = useState(() => fields.textsFrom(''));

  useLayoutEffect(() => {
    const fromAddress = () => fields.textsFrom(window.location.search);
    setTexts({ ...fromAddress(), ...changedTexts(form.current, fields) });
    const readAddress = () => setTexts(fromAddress());
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, [fields]);

  useEffect(() => {
    const timer = setTimeout(() => writeAddress(fields, texts), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [fields, texts]);

  return {
    form,
    texts,
    setText: (name: keyof Texts, text: string) => setTexts({ ...texts, [name]: text }),
    /** Links take the focus before they are followed. */
    leave: () => {
      const left = Object.entries(texts).map(([name, text]) => [name, fields.textWhenLeft(text)]);
      setTexts(Object.fromEntries(left));
      writeAddress(fields, texts);
    },
    /** Adds a history entry, which back undoes. */
    pushTexts: (change: Partial<Texts>) => {
      const changed = { ...texts, ...change };
      setTexts(changed);
      writeAddress(fields, texts);
      writeAddress(fields, changed, 'pushState');
    },
  };
}

export type FieldsState<Texts extends Record<string, string>> = ReturnType<
  typeof useAddressFields<Texts>
>;

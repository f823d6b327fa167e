import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before the address is updated. */
const ADDRESS_DELAY = 300;

/** How the texts of named fields are read from the query of the address and written to it. */
export interface AddressFields<Texts> {
  textsFrom: (search: string) => Texts;
  /** Without texts the address may be corrected. */
  searchWith: (search: string, texts?: Texts) => string;
  textWhenLeft: (text: string) => string;
}

/** The billing period, which is no field of an island, dispatches this event too. */
function setSearch(search: string, change: 'pushState' | 'replaceState') {
  const { location, history } = window;
  if (search === location.search) return;
  history[change](null, '', location.pathname + search + location.hash);
  window.dispatchEvent(new Event('addresschange'));
}

/** Texts changed before hydration, which React does not notice. */
function changedTexts<Texts extends object>(
  form: HTMLFieldSetElement | null,
  { textsFrom, textWhenLeft }: AddressFields<Texts>,
) {
  const changed = Object.entries(textsFrom('')).flatMap(([name, text]) => {
    const field = form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    if (!field || field.value === text) return [];
    const hasFocus = field === document.activeElement;
    return [[name, hasFocus ? field.value : textWhenLeft(field.value)]];
  });
  return changed.length > 0 && Object.fromEntries(changed);
}

/**
 * What is typed stays ahead of the address, which follows after a pause or when a field is left.
 * Back and forward override it.
 */
export function useAddressFields<Texts extends Record<string, string>>(
  fields: AddressFields<Texts>,
) {
  const { textsFrom, searchWith, textWhenLeft } = fields;
  const form = useRef<HTMLFieldSetElement>(null);
  // At build and during hydration the address counts as empty.
  const [address, setAddress] = useState('');
  const [typed, setTyped] = useState<Texts>();
  const texts = typed ?? textsFrom(address);
  const search = searchWith(address, typed);

  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const follow = () => setAddress(window.location.search);
    follow();
    const changed = changedTexts(form.current, fields);
    if (changed) setTyped({ ...fields.textsFrom(window.location.search), ...changed });
    window.addEventListener('addresschange', follow, { signal });
    window.addEventListener('popstate', follow, { signal });
    window.addEventListener('popstate', () => setTyped(undefined), { signal });
    return () => listeners.abort();
  }, [fields]);

  useEffect(() => {
    if (search === address) return;
    const timer = setTimeout(() => setSearch(search, 'replaceState'), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [search, address]);

  return {
    form,
    texts,
    search,
    setText: (name: keyof Texts, text: string) => setTyped({ ...texts, [name]: text }),
    /** Links take the focus before they are followed. */
    leave: () => {
      if (!typed) return;
      const left = Object.entries(typed).map(([name, text]) => [name, textWhenLeft(text)]);
      setTyped(Object.fromEntries(left));
      setSearch(search, 'replaceState');
    },
    /** Adds a history entry, which back undoes. */
    pushTexts: (change: Partial<Texts>) => {
      setSearch(search, 'replaceState');
      setSearch(searchWith(search, { ...texts, ...change }), 'pushState');
      setTyped(undefined);
    },
  };
}

export type FieldsState<Texts extends Record<string, string>> = ReturnType<
  typeof useAddressFields<Texts>
>;

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

interface State<Texts> {
  address: string;
  typed?: Texts;
}

/** The billing period, which is no field of an island, dispatches this event too. */
function setSearch(search: string, change: 'pushState' | 'replaceState') {
  const { location, history } = window;
  if (search === location.search) return;
  history[change](null, '', location.pathname + search + location.hash);
  window.dispatchEvent(new Event('addresschange'));
}

/** With texts changed before hydration, which React does not notice. */
function initialState<Texts extends object>(
  form: HTMLFieldSetElement | null,
  { textsFrom, textWhenLeft }: AddressFields<Texts>,
): State<Texts> {
  const address = window.location.search;
  const changed = Object.entries(textsFrom('')).flatMap(([name, text]) => {
    const field = form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    if (!field || field.value === text) return [];
    const hasFocus = field === document.activeElement;
    return [[name, hasFocus ? field.value : textWhenLeft(field.value)]];
  });
  if (changed.length === 0) return { address };
  return { address, typed: { ...textsFrom(address), ...Object.fromEntries(changed) } };
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
  const [{ address, typed }, setState] = useState<State<Texts>>({ address: '' });
  const texts = typed ?? textsFrom(address);
  const search = searchWith(address, typed);

  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    setState(initialState(form.current, fields));
    const override = () => setState({ address: window.location.search });
    const follow = () => setState((state) => ({ ...state, address: window.location.search }));
    window.addEventListener('popstate', override, { signal });
    window.addEventListener('addresschange', follow, { signal });
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
    setText: (name: keyof Texts, text: string) =>
      setState({ address, typed: { ...texts, [name]: text } }),
    /** Links take the focus before they are followed. */
    leave: () => {
      if (!typed) return;
      const left = Object.entries(typed).map(([name, text]) => [name, textWhenLeft(text)]);
      setState({ address, typed: Object.fromEntries(left) });
      setSearch(search, 'replaceState');
    },
    /** Adds a history entry, which back undoes. */
    pushTexts: (change: Partial<Texts>) => {
      setSearch(search, 'replaceState');
      setSearch(searchWith(search, { ...texts, ...change }), 'pushState');
      setState({ address: window.location.search });
    },
  };
}

export type FieldsState<Texts extends Record<string, string>> = ReturnType<
  typeof useAddressFields<Texts>
>;

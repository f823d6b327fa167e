import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { onlyParameters } from '../lib/search-params';
import { setSearch, useSearch } from './use-address';

/** Milliseconds after the last key before the address is updated. */
const ADDRESS_DELAY = 300;

export type FieldTexts<Name extends string> = Partial<Record<Name, string>>;

/** Texts changed before hydration, which React does not notice. */
function changedTexts(
  form: HTMLFieldSetElement | null,
  textWhenLeft: (text: string) => string,
): FieldTexts<string> {
  const fields = [...(form?.elements ?? [])] as (HTMLInputElement | HTMLSelectElement)[];
  const named = fields.filter(({ name }) => name !== '');
  const changed = named.filter((field) =>
    'defaultValue' in field ? field.value !== field.defaultValue : field.selectedIndex > 0,
  );
  return Object.fromEntries(
    changed.map((field) => {
      const hasFocus = field === document.activeElement;
      return [field.name, hasFocus ? field.value : textWhenLeft(field.value)];
    }),
  );
}

export interface TypedFieldsOptions<Name extends string> {
  form: RefObject<HTMLFieldSetElement | null>;
  /** The names of the fields, which are their parameters in the address. */
  names: readonly Name[];
  searchWith: (search: string, typed: FieldTexts<Name>) => string;
  textWhenLeft?: (text: string) => string;
}

const unchanged = (text: string) => text;

/**
 * What is typed stays ahead of the address, which follows after a pause. Back, forward and others
 * that change the parameters of the fields override it.
 */
export function useTypedFields<Name extends string>(options: TypedFieldsOptions<Name>) {
  const { form, names, searchWith, textWhenLeft = unchanged } = options;
  const address = useSearch();
  const [state, setState] = useState<{ typed: FieldTexts<Name>; parameters: string }>();
  const parameters = onlyParameters(address, names);
  const typed = state?.parameters === parameters ? state.typed : undefined;
  const search = typed ? searchWith(address, typed) : address;

  useLayoutEffect(() => {
    const changed = changedTexts(form.current, textWhenLeft);
    if (Object.keys(changed).length === 0) return;
    setState({ typed: changed, parameters: onlyParameters(window.location.search, names) });
  }, [form, names, textWhenLeft]);

  useEffect(() => {
    if (!typed || search === address) return;
    const fieldset = form.current;
    const write = () => {
      setState({ typed, parameters: onlyParameters(search, names) });
      setSearch(search, 'replace');
    };
    const discard = () => setState(undefined);
    const timer = setTimeout(write, ADDRESS_DELAY);
    // Links take the focus before they are followed; back and forward do not.
    fieldset?.addEventListener('focusout', write);
    window.addEventListener('popstate', discard);
    return () => {
      clearTimeout(timer);
      fieldset?.removeEventListener('focusout', write);
      window.removeEventListener('popstate', discard);
    };
  }, [form, typed, search, address, names]);

  const setText = (name: Name, text: string) =>
    setState({ typed: { ...typed, [name]: text } as FieldTexts<Name>, parameters });
  return { typed, search, setText, discard: () => setState(undefined) };
}

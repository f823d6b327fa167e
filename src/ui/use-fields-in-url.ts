import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { updateUrl } from '../lib/url';
import { usePreHydrationInput } from './use-pre-hydration-input';

/** Milliseconds from the last change to the update of the address: browsers limit updates. */
const URL_DELAY = 300;

/** How fields are stored in a query. Must be constant, because effects depend on it. */
export interface QueryFormat<Name extends string> {
  parse: (query: string) => Record<Name, string>;
  /** Sets the values in a query and keeps its other parameters. */
  serialize: (query: string, values: Record<Name, string>) => string;
  /** Changes a value when its field is left. */
  normalizeOnBlur: (value: string) => string;
}

function subscribeToHistory(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** Returns the query of the address. At build and hydration it is empty, so that both match. */
const useQuery = () =>
  useSyncExternalStore(
    subscribeToHistory,
    () => window.location.search,
    () => '',
  );

type Drafts<Name extends string> = Partial<Record<Name, string>>;

/** Returns the query of the address with the drafts in it. */
const getQuery = <Name extends string>(
  { parse, serialize }: QueryFormat<Name>,
  drafts: Drafts<Name>,
) => serialize(location.search, { ...parse(location.search), ...drafts });

function writeUrl<Name extends string>(
  format: QueryFormat<Name>,
  drafts: Drafts<Name>,
  method: 'pushState' | 'replaceState' = 'replaceState',
) {
  const query = getQuery(format, drafts);
  if (query !== location.search) updateUrl(location.pathname + query + location.hash, method);
}

/**
 * Returns the fields' values: those of the address, unless a field has a draft, which is what a
 * visitor typed. Writes drafts to the address after a pause or on blur. Back and Forward discard those that the address does not have.
 */
export function useFieldsInUrl<Name extends string>(format: QueryFormat<Name>) {
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const query = useQuery();
  const [drafts, setDrafts] = useState<Drafts<Name>>({});
  const values: Record<Name, string> = { ...format.parse(query), ...drafts };
  /** The names of the fields whose change added the last history entry, until the focus moves or a field is pressed. */
  const lastPushedNames = useRef('');
  // Early input wins over the address.
  usePreHydrationInput(format, fieldsetRef, setDrafts);

  useEffect(
    function discardDraftsOnBackAndForward() {
      return subscribeToHistory(() => {
        lastPushedNames.current = '';
        // A link to a section is in the history, too. The address has the drafts then, and the fields keep them.
        setDrafts((current) => (getQuery(format, current) === location.search ? current : {}));
      });
    },
    [format],
  );
  useEffect(function forgetLastPush() {
    const fieldset = fieldsetRef.current;
    const forget = () => {
      lastPushedNames.current = '';
    };
    for (const type of ['focusout', 'pointerdown']) fieldset?.addEventListener(type, forget);
    return () => {
      for (const type of ['focusout', 'pointerdown']) fieldset?.removeEventListener(type, forget);
    };
  }, []);
  useEffect(
    function writeUrlAfterPause() {
      const timer = setTimeout(() => writeUrl(format, drafts), URL_DELAY);
      return () => clearTimeout(timer);
    },
    [format, drafts],
  );

  const setValue = (name: Name, value: string) =>
    setDrafts((current) => ({ ...current, [name]: value }));
  return {
    fieldsetRef,
    values,
    setValue,
    /** Writes the address at once, because the next click may leave the page. */
    handleBlur: (name: Name) => {
      setValue(name, format.normalizeOnBlur(values[name]));
      writeUrl(format, drafts);
    },
    /**
     * Writes what was typed, then adds a history entry, so that Back undoes only the change. Further
     * changes of the same field by arrow keys replace that entry.
     */
    pushValues: (change: Drafts<Name>) => {
      setDrafts({ ...drafts, ...change });
      writeUrl(format, drafts);
      const names = Object.keys(change).join();
      const isFirst = lastPushedNames.current !== names;
      writeUrl(format, { ...drafts, ...change }, isFirst ? 'pushState' : 'replaceState');
      lastPushedNames.current = names;
    },
  };
}

export type FieldsState<Name extends string> = ReturnType<typeof useFieldsInUrl<Name>>;

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useQuery } from './use-query';

/** Milliseconds from the last change to the update of the address: browsers limit updates. */
const URL_DELAY = 300;

type Control = HTMLInputElement | HTMLSelectElement;

/** How fields are stored in a query. Must be constant, because effects depend on it. */
export interface QueryFormat<Name extends string> {
  read: (query: string) => Record<Name, string>;
  /** Sets the values in a query and keeps its other parameters. */
  write: (query: string, values: Record<Name, string>) => string;
  /** Changes a value when its field is left. */
  normalizeOnBlur: (value: string) => string;
}

function writeUrl<Name extends string>(
  { read, write }: QueryFormat<Name>,
  drafts: Partial<Record<Name, string>>,
  method: 'pushState' | 'replaceState' = 'replaceState',
) {
  const { location, history } = window;
  const query = write(location.search, { ...read(location.search), ...drafts });
  if (query === location.search) return;
  history[method](history.state, '', location.pathname + query + location.hash);
}

/** Finds the fields before hydration, because React replaces them if the browser translated their texts. */
function findStaticFields(names: object) {
  if (typeof document === 'undefined') return { fields: [], focused: null };
  const fields = [...document.querySelectorAll<Control>('input, select')];
  return { fields: fields.filter(({ name }) => name in names), focused: document.activeElement };
}

/**
 * Returns the fields' values: those of the address, unless a field has a draft, which is what a
 * visitor typed. Writes drafts to the address after a pause or on blur. Back and Forward discard them.
 */
export function useFieldsInUrl<Name extends string>(format: QueryFormat<Name>) {
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const query = useQuery();
  const [drafts, setDrafts] = useState<Partial<Record<Name, string>>>({});
  const values: Record<Name, string> = { ...format.read(query), ...drafts };
  const [beforeHydration] = useState(() => findStaticFields(values));

  useLayoutEffect(
    /**
     * Runs once, after hydration with the values of the build. Returns the focus to a field that React
     * replaced, then makes drafts of what was typed before hydration, so that it wins over the address.
     * React then renders both before the browser paints.
     */
    function mergeEarlyInput() {
      const { fields, focused } = beforeHydration;
      const replaced = fields.find((field) => field === focused && !field.isConnected);
      const rendered = [...(fieldsetRef.current?.elements ?? [])] as Control[];
      rendered
        .find(({ name, type }) => name === replaced?.name && type === replaced.type)
        ?.focus({ preventScroll: true });
      const builtValues: Record<string, string> = format.read('');
      const typed = [...fields]
        // A field and its slider have one name. The focused one wins, because it comes last.
        .sort((a, b) => Number(a === focused) - Number(b === focused))
        .map((field) => [
          field.name,
          field === focused ? field.value : format.normalizeOnBlur(field.value),
        ])
        .filter(([name = '', value]) => value !== builtValues[name]);
      setDrafts(Object.fromEntries(typed));
    },
    [format, beforeHydration],
  );
  useEffect(function discardDraftsOnBackAndForward() {
    const discard = () => setDrafts({});
    window.addEventListener('popstate', discard);
    return () => window.removeEventListener('popstate', discard);
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
    /** Writes what was typed, then adds a history entry, so that Back undoes only the change. */
    pushValues: (change: Partial<Record<Name, string>>) => {
      writeUrl(format, drafts);
      writeUrl(format, { ...drafts, ...change }, 'pushState');
      setDrafts({ ...drafts, ...change });
    },
  };
}

export type FieldsState<Name extends string> = ReturnType<typeof useFieldsInUrl<Name>>;

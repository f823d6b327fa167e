import { useEffect, useLayoutEffect, useState } from 'react';
import { type QueryParameters, updateAddress } from '../lib/url';

export interface FieldsFormat<Values> {
  /** The name of the fieldset. */
  name: string;
  /** What the fields of the built page show, by their names. */
  defaults: Values;
  /** An empty parameter is not in the address. */
  toParameters: (values: Values) => QueryParameters;
}

/** Milliseconds without a change that end a visitor's typing. */
const PAUSE = 500;

/** Finds a fieldset, and the name of its field that has the focus. */
function findFieldset(name: string) {
  const fieldset = document.querySelector<HTMLFieldSetElement>(`fieldset[name=${name}]`);
  const focused = fieldset?.querySelector<HTMLInputElement>('[name]:focus');
  return { fieldset, focusedName: focused?.name };
}

const getField = ({ elements }: HTMLFieldSetElement, name: string) =>
  elements.namedItem(name) as HTMLInputElement;

/**
 * Holds the values of the fields of a fieldset, and keeps them in the address. They begin with what
 * the fields show when React starts: what was entered before, else what the address has
 * (src/layouts/fill-fields.js). Must always get the same format.
 */
export function useFieldsInAddress<Values extends Record<keyof Values, string>>({
  name,
  defaults,
  toParameters,
}: FieldsFormat<Values>) {
  // Undefined until React starts.
  const [current, setCurrent] = useState<Values>();
  // During the first render, the visitor's fields are still there. React replaces them if an
  // extension has changed the island.
  const [initial] = useState(() => (typeof document === 'object' ? findFieldset(name) : undefined));

  useLayoutEffect(() => {
    const { fieldset, focusedName } = initial ?? {};
    if (!fieldset) return setCurrent(defaults);
    const shown = Object.keys(defaults).map((key) => [key, getField(fieldset, key).value]);
    setCurrent(Object.fromEntries(shown));
    const { fieldset: rendered } = findFieldset(name);
    if (rendered && rendered !== fieldset && focusedName) getField(rendered, focusedName).focus();
  }, [name, defaults, initial]);

  // The click that leaves a field may leave the page, and other history entries may have older parameters.
  useEffect(() => {
    if (!current) return;
    const update = () => updateAddress(toParameters(current));
    const timer = setTimeout(update, PAUSE);
    addEventListener('focusout', update);
    addEventListener('popstate', update);
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', update);
      removeEventListener('popstate', update);
    };
  }, [current, toParameters]);

  return {
    values: current ?? defaults,
    setValues: setCurrent,
    /** False until the values are what the fields show. */
    isReady: current !== undefined,
  };
}

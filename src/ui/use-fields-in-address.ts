import { useLayoutEffect, useRef, useState } from 'react';
import type { QueryParameters } from '../lib/url';
import { useInAddress } from './use-in-address';

export interface FieldsFormat<Values> {
  /** The name of the fieldset. */
  name: string;
  /** What the fields of the built page show. */
  defaults: Values;
  /** Makes values of what the fields show, by their names. */
  read: (getShown: (fieldName: string) => string) => Values;
  /** An empty parameter is not in the address. */
  toParameters: (values: Values) => QueryParameters;
}

/** Finds the fields that the visitor has used until now. */
function findBuiltFields(name: string) {
  if (typeof document === 'undefined') return undefined;
  const fieldset = document.querySelector<HTMLFieldSetElement>(`fieldset[name=${name}]`);
  const focused = fieldset?.querySelector<HTMLInputElement>(':focus')?.name;
  return fieldset && { fields: fieldset.elements, focused };
}

const getField = (fields: HTMLCollection, name: string) =>
  fields.namedItem(name) as HTMLInputElement;

/**
 * Holds the values of the fields of a fieldset, and keeps them in the address. They begin with what
 * the fields show when React starts: what was entered before, else what the address has
 * (src/layouts/fill-fields.js). Must always get the same format.
 */
export function useFieldsInAddress<Values>(format: FieldsFormat<Values>) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const [values, setValues] = useState(format.defaults);
  const [isReady, setIsReady] = useState(false);
  const [built] = useState(() => findBuiltFields(format.name));

  useLayoutEffect(() => {
    const fields = ref.current?.elements as HTMLCollection;
    const used = built?.fields ?? fields;
    setValues(format.read((name) => getField(used, name).value));
    setIsReady(true);
    // React has replaced all elements if an extension had inserted another.
    if (used !== fields && built?.focused) getField(fields, built.focused).focus();
  }, [format, built]);

  useInAddress(format.toParameters(values));

  return {
    values,
    /** False until the values are what the fields show. */
    isReady,
    change: (changed: Partial<Values>) => setValues((current) => ({ ...current, ...changed })),
    /** Props of the fieldset. */
    fieldset: { ref, name: format.name },
  };
}

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

/**
 * Holds the values of the fields of a fieldset, and keeps them in the address. They begin with what
 * the fields show when React starts: what was entered before, else what the address has
 * (src/layouts/fill-fields.js). Must always get the same format.
 */
export function useFieldsInAddress<Values>(format: FieldsFormat<Values>) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const [values, setValues] = useState(format.defaults);
  useLayoutEffect(() => {
    const fields = ref.current?.elements as HTMLFormControlsCollection;
    setValues(format.read((name) => (fields.namedItem(name) as HTMLInputElement).value));
  }, [format]);
  useInAddress(format.toParameters(values));
  return {
    values,
    change: (changed: Partial<Values>) => setValues((current) => ({ ...current, ...changed })),
    /** Props of the fieldset. */
    fieldset: { ref, name: format.name },
  };
}

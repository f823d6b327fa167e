import { type RefObject, useLayoutEffect, useState } from 'react';
import type { QueryFormat } from './use-fields-in-url';

type Control = HTMLInputElement | HTMLSelectElement;

/** Finds the server-rendered fieldset that has a field for each name. */
function findServerRenderedFields(names: readonly string[]) {
  if (typeof document === 'undefined') return { fields: [], focused: null };
  const fieldset = [
    ...document.querySelectorAll<HTMLFieldSetElement>('astro-island fieldset'),
  ].find(({ elements }) => names.every((name) => elements.namedItem(name)));
  const fields = [...(fieldset?.elements ?? [])] as Control[];
  return {
    fields: fields.filter(({ name }) => names.includes(name)),
    focused: document.activeElement,
  };
}

/**
 * Passes on what a visitor typed or the browser restored before hydration. Returns the focus to a field that
 * React replaced, as after a translation.
 */
export function usePreHydrationInput<Name extends string>(
  { parse, normalizeOnBlur }: QueryFormat<Name>,
  fieldsetRef: RefObject<HTMLFieldSetElement | null>,
  onInput: (values: Partial<Record<Name, string>>) => void,
) {
  const [beforeHydration] = useState(() => findServerRenderedFields(Object.keys(parse(''))));
  useLayoutEffect(
    /** Runs once, before the browser paints. */
    function mergeEarlyInput() {
      const { fields, focused } = beforeHydration;
      const replaced = fields.find((field) => field === focused && !field.isConnected);
      const rendered = [...(fieldsetRef.current?.elements ?? [])] as Control[];
      rendered
        .find(({ name, type }) => name === replaced?.name && type === replaced.type)
        ?.focus({ preventScroll: true });
      const defaultValues: Record<string, string> = parse('');
      const values = [...fields]
        // A field and its slider have one name. The focused one wins, because it comes last.
        .sort((a, b) => Number(a === focused) - Number(b === focused))
        .map((field) => [
          field.name,
          field === focused ? field.value : normalizeOnBlur(field.value),
        ])
        .filter(([name = '', value]) => value !== defaultValues[name]);
      onInput(Object.fromEntries(values));
    },
    [parse, normalizeOnBlur, beforeHydration, fieldsetRef, onInput],
  );
}

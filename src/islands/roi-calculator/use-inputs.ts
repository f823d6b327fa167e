import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { billingFromSearch } from '../../lib/plan-return';
import {
  parseRoiInput,
  type RoiInputs,
  type RoiTexts,
  roiTextsFromSearch,
  searchWithRoiInputs,
  startsWithInteger,
} from '../../lib/roi';
import { ADDRESS_DELAY, changedFields, setSearch, useSearch } from '../use-address';

/** Fields without a number show 0 unless they have focus. */
function textAtHydration([name, text]: [string, string]): [string, string] {
  const isFocused = document.activeElement?.getAttribute('name') === name;
  return [name, isFocused || startsWithInteger(text) ? text : '0'];
}

/** Typed inputs override the address, which is updated after a pause. */
export function useInputs(form: RefObject<HTMLFieldSetElement | null>) {
  const address = useSearch();
  const [typed, setTyped] = useState<Partial<RoiTexts>>({});
  const texts = { ...roiTextsFromSearch(address), ...typed };
  const inputs = {
    leads: parseRoiInput(texts.leads),
    deal: parseRoiInput(texts.deal),
    rate: parseRoiInput(texts.rate),
  };
  const isTyped = Object.keys(typed).length > 0;
  const search = searchWithRoiInputs(address, inputs);

  useLayoutEffect(() => {
    const changed = Object.entries(changedFields(form.current));
    setTyped(Object.fromEntries(changed.map(textAtHydration)));
  }, [form]);

  useEffect(() => {
    if (!isTyped || search === address) return;
    const timer = setTimeout(() => setSearch(search, 'replace'), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [isTyped, address, search]);

  return {
    texts,
    setText: (name: keyof RoiInputs, text: string) => setTyped({ ...typed, [name]: text }),
    inputs,
    billing: billingFromSearch(address),
  };
}

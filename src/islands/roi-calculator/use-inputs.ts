import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { billingFromSearch } from '../../lib/plan-return';
import {
  defaultRoiInputs,
  hasRoiInputs,
  holdsNumber,
  parseRoiInput,
  type RoiInputs,
  type RoiTexts,
  roiTextsFromSearch,
  searchWithRoiInputs,
} from '../../lib/roi';
import { ADDRESS_DELAY, changedFields, setSearch, useSearch } from '../use-address';

const defaultQuery = searchWithRoiInputs('', defaultRoiInputs);

/** Fields without a number show 0 unless they have focus. */
function textAtHydration([name, text]: [string, string]): [string, string] {
  const isInUse = document.activeElement?.getAttribute('name') === name;
  return [name, isInUse || holdsNumber(text) ? text : '0'];
}

/** Typed inputs override those in the address, which is updated after a pause. */
export function useInputs(form: RefObject<HTMLFieldSetElement | null>) {
  const address = useSearch();
  const [typed, setTyped] = useState<Partial<RoiTexts>>({});
  const texts = { ...roiTextsFromSearch(address), ...typed };
  const leads = parseRoiInput(texts.leads);
  const deal = parseRoiInput(texts.deal);
  const rate = parseRoiInput(texts.rate);

  useLayoutEffect(() => {
    const changed = Object.entries(changedFields(form.current));
    setTyped(Object.fromEntries(changed.map(textAtHydration)));
  }, [form]);

  useEffect(() => {
    const write = () => {
      const next = searchWithRoiInputs(address, { leads, deal, rate });
      const isDefault = searchWithRoiInputs('', { leads, deal, rate }) === defaultQuery;
      if (!isDefault || hasRoiInputs(address)) setSearch(next, 'replace');
    };
    const timer = setTimeout(write, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [address, leads, deal, rate]);

  return {
    texts,
    setText: (name: keyof RoiInputs, text: string) => setTyped({ ...typed, [name]: text }),
    inputs: { leads, deal, rate },
    billing: billingFromSearch(address),
  };
}

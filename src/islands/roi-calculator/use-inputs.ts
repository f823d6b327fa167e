import type { RefObject } from 'react';
import { billingFromSearch } from '../../lib/plan-return';
import {
  parseRoiInputs,
  type RoiTexts,
  roiNames,
  roiTextsFromSearch,
  searchWithRoiInputs,
  startsWithInteger,
} from '../../lib/roi';
import { useTypedFields } from '../use-typed-fields';

const searchWith = (search: string, typed: Partial<RoiTexts>) =>
  searchWithRoiInputs(search, parseRoiInputs({ ...roiTextsFromSearch(search), ...typed }));

/** A field without a number shows 0, as which it counts, unless it has focus. */
const textWhenLeft = (text: string) => (startsWithInteger(text) ? text : '0');

export function useInputs(form: RefObject<HTMLFieldSetElement | null>) {
  const { typed, search, setText } = useTypedFields({
    form,
    names: roiNames,
    searchWith,
    textWhenLeft,
  });
  const texts = { ...roiTextsFromSearch(search), ...typed };
  return {
    texts,
    inputs: parseRoiInputs(texts),
    billing: billingFromSearch(search),
    setText,
    leaveField: (name: keyof RoiTexts) => {
      const text = textWhenLeft(texts[name]);
      if (text !== texts[name]) setText(name, text);
    },
  };
}

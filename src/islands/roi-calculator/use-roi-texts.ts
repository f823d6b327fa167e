import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import {
  calculateRoi,
  defaultRoiInputs,
  hasRoiInputs,
  holdsNumber,
  parseRoiInput,
  type RoiInputs,
  type RoiTexts,
  roiTextsFromSearch,
  searchWithRoiInputs,
} from '../../lib/roi';

export const roiFields = ['leads', 'deal', 'rate'] as const satisfies (keyof RoiInputs)[];

const defaultTexts: RoiTexts = {
  leads: String(defaultRoiInputs.leads),
  deal: String(defaultRoiInputs.deal),
  rate: String(defaultRoiInputs.rate),
};

/** How long the visitor must pause before the address follows, in milliseconds. */
const ADDRESS_DELAY = 300;

/**
 * What stands in the fields at hydration: what was typed before wins over the address, and a field
 * that was left without a number shows 0.
 */
function textsAtHydration(form: HTMLElement | null): RoiTexts {
  const texts = roiTextsFromSearch(window.location.search);
  for (const name of roiFields) {
    const field = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field || field.value === defaultTexts[name]) continue;
    const isLeft = field !== document.activeElement;
    texts[name] = isLeft && !holdsNumber(field.value) ? '0' : field.value;
  }
  return texts;
}

function isDefault(texts: RoiTexts): boolean {
  return roiFields.every((name) => texts[name] === defaultTexts[name]);
}

/**
 * The texts of the three fields and what follows from them. The texts are kept as typed, the
 * address follows after a pause, and whatever was typed before scripts arrived counts.
 */
export function useRoiTexts(form: RefObject<HTMLElement | null>) {
  const [texts, setTexts] = useState(defaultTexts);
  const inputs: RoiInputs = {
    leads: parseRoiInput(texts.leads),
    deal: parseRoiInput(texts.deal),
    rate: parseRoiInput(texts.rate),
  };

  useLayoutEffect(() => {
    setTexts(textsAtHydration(form.current));
    // Set by the page while the results could not follow what was typed.
    form.current?.closest('[data-stale]')?.removeAttribute('data-stale');
  }, [form]);

  useEffect(() => {
    const writeAddress = () => {
      const { search, pathname, hash } = window.location;
      if (isDefault(texts) && !hasRoiInputs(search)) return;
      const next = searchWithRoiInputs(search, {
        leads: parseRoiInput(texts.leads),
        deal: parseRoiInput(texts.deal),
        rate: parseRoiInput(texts.rate),
      });
      if (next !== search)
        window.history.replaceState(window.history.state, '', pathname + next + hash);
    };
    const timer = setTimeout(writeAddress, ADDRESS_DELAY);
    // Back and forward between anchors of the page move the visitor, not the inputs.
    window.addEventListener('popstate', writeAddress);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', writeAddress);
    };
  }, [texts]);

  const setText = (name: keyof RoiInputs, text: string) =>
    setTexts((current) => ({ ...current, [name]: text }));
  return { texts, setText, inputs, results: calculateRoi(inputs) };
}

import { formatCount, formatMoney } from '../../lib/format';
import type { FieldsFormat } from '../../ui/use-fields-in-address';

export const fieldNames = ['leads', 'deal', 'rate'] as const;

export type FieldName = (typeof fieldNames)[number];

/** Leads per month, dollars per deal, percent of leads that close. */
export type Inputs = Record<FieldName, number>;

/** What the fields hold, as it was typed. */
export type InputTexts = Record<FieldName, string>;

export const defaultInputs: Inputs = { leads: 10, deal: 5000, rate: 20 };

/** Limits of the sliders; fields take any number. */
export const sliderRanges: Record<FieldName, { max: number; step?: number }> = {
  leads: { max: 200 },
  deal: { max: 50_000, step: 500 },
  rate: { max: 100 },
};

/** Returns the place of a value on its slider. */
export const toSliderValue = (name: FieldName, value: number) =>
  Math.min(Math.max(value, 0), sliderRanges[name].max);

/** Names a value for screen readers. */
export function describeInput(name: FieldName, value: number) {
  if (name === 'deal') return formatMoney(value);
  return name === 'rate' ? `${formatCount(value)}%` : formatCount(value);
}

const mapFields = <Value>(getValue: (name: FieldName) => Value) =>
  Object.fromEntries(fieldNames.map((name) => [name, getValue(name)])) as Record<FieldName, Value>;

const exponents: Record<string, number> = { k: 3, m: 6 };

/** Parses the number at the beginning of a text as an integer: '$5,000', '5k', '25%'; NaN if there is none. */
export function parseLenientNumber(text: string): number {
  const simple = text
    .replace(/\s/g, '')
    .replace(/^−/, '-')
    .replace(/(?<=^[-+]?)[$€£]|[$€£]$/g, '')
    .replace(/(?<=\d)[,'’](?=\d)/g, '');
  const [, amount, suffix = ''] = /^([-+]?\d+(?:\.\d+)?)([km])$/i.exec(simple) ?? [];
  if (!amount) return Number.parseInt(simple, 10);
  // A product would not be exact.
  return Math.trunc(Number(`${amount}e${exponents[suffix.toLowerCase()]}`));
}

/** Returns a safe integer; 0 without a number (specification, section 5). */
export function parseInput(text: string): number {
  const limit = Number.MAX_SAFE_INTEGER;
  return Math.min(Math.max(parseLenientNumber(text) || 0, -limit), limit);
}

export const parseInputs = (texts: InputTexts): Inputs =>
  mapFields((name) => parseInput(texts[name]));

/** For `useFieldsInAddress`. */
export const inputsFormat: FieldsFormat<InputTexts> = {
  name: 'calculator',
  defaults: mapFields((name) => formatCount(defaultInputs[name])),
  toParameters(texts) {
    const inputs = parseInputs(texts);
    const areDefaults = fieldNames.every((name) => inputs[name] === defaultInputs[name]);
    return areDefaults ? mapFields(() => '') : inputs;
  },
};

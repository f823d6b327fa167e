import type { BillingPeriod } from '../../lib/billing';
import { getNumberFit } from '../../ui/fit';
import { defaultInputs, fieldNames, type Inputs, toSliderValue } from './inputs';
import { type CalculatorData, describeInput, getTexts } from './texts';

export const section = document.querySelector('[data-calculator]') as HTMLElement;

export const find = <Type extends HTMLElement>(selector: string) =>
  section.querySelector<Type>(selector) as Type;

/** The elements whose texts change, with the texts that were set last. */
const outputs = new Map(
  [...section.querySelectorAll<HTMLElement>('[data-output]')].map((output) => [
    output,
    output.textContent,
  ]),
);

/** The inputs and the period of the results on the page, which arrives with those of the defaults. */
let shown = JSON.stringify([defaultInputs, 'monthly']);

/** Replaces only the texts that change, because a translation may have replaced others. */
function writeResults(inputs: Inputs, period: BillingPeriod) {
  const data: CalculatorData = JSON.parse(section.dataset.calculator ?? '');
  const { texts, outcome } = getTexts(data, inputs, period);
  for (const [output, oldText] of outputs) {
    const text = texts[output.dataset.output ?? ''] ?? '';
    if (text === oldText) continue;
    output.textContent = text;
    if (output.className.startsWith('fit-')) output.className = getNumberFit(text);
    outputs.set(output, text);
  }
  for (const name of fieldNames) {
    const value = toSliderValue(name, inputs[name]);
    find(`[data-slides=${name}]`).ariaValueText = describeInput(name, value);
  }
  section.dataset.outcome = outcome;
  find('[data-announcement]').dataset.announcement = texts.announcement;
  find('[data-copied]').textContent = '';
}

/** Shows the failure screen in place of the calculator. */
function showFailure(error: unknown) {
  const screen = section.querySelector('template')?.content;
  if (!screen) return;
  const message = screen.querySelector('[data-failure-message]');
  if (message && error instanceof Error) message.textContent = error.message;
  section.replaceChildren(screen);
  console.error(error);
}

/** Shows the results, unless the page shows them already. */
export function showResults(inputs: Inputs, period: BillingPeriod) {
  const wanted = JSON.stringify([inputs, period]);
  if (wanted === shown) return;
  shown = wanted;
  try {
    writeResults(inputs, period);
  } catch (error) {
    showFailure(error);
  }
}

import {
  getBillingPeriod,
  getBillingQuery,
  keepBillingInUrl,
  subscribeToBilling,
} from '../../lib/billing';
import { isNewVisit, updateUrl, withSearchParams } from '../../lib/url';
import { getNumberFit } from '../../ui/fit';
import {
  defaultInputs,
  fieldNames,
  hasNumber,
  type Inputs,
  parseInput,
  readInputs,
  toSliderValue,
} from './inputs';
import { type CalculatorData, describeInput, getTexts } from './texts';

/** Milliseconds from the last change to the announcement and the new address, which browsers limit. */
const PAUSE = 500;

const section = document.querySelector('[data-calculator]') as HTMLElement;

const find = <Type extends HTMLElement>(selector: string) =>
  section.querySelector<Type>(selector) as Type;

const controls = fieldNames.map((name) => ({
  name,
  field: find<HTMLInputElement>(`[name=${name}]`),
  slider: find<HTMLInputElement>(`[data-slides=${name}]`),
}));
const copyButton = find('[data-copy]');
const copyStatus = find('[data-copied]');
const announcement = find('[data-announcement]');
/** The elements whose texts change, with the texts that were set last. */
const outputs = new Map(
  [...section.querySelectorAll<HTMLElement>('[data-output]')].map((output) => [
    output,
    output.textContent,
  ]),
);

const getInputs = () =>
  Object.fromEntries(controls.map(({ name, field }) => [name, parseInput(field.value)])) as Inputs;

/** The inputs and the period of the results on the page, which arrives with those of the defaults. */
let shown = JSON.stringify([defaultInputs, 'monthly']);

/** Replaces only the texts that change, because a translation may have replaced others. */
function updateResults() {
  const inputs = getInputs();
  const period = getBillingPeriod();
  const wanted = JSON.stringify([inputs, period]);
  if (wanted === shown) return;
  shown = wanted;
  const data: CalculatorData = JSON.parse(section.dataset.calculator ?? '');
  const { texts, outcome } = getTexts(data, inputs, period);
  for (const { name, slider } of controls) {
    slider.ariaValueText = describeInput(name, toSliderValue(name, inputs[name]));
  }
  for (const [output, oldText] of outputs) {
    const text = texts[output.dataset.output ?? ''] ?? '';
    if (text === oldText) continue;
    output.textContent = text;
    if (output.className.startsWith('fit-')) output.className = getNumberFit(text);
    outputs.set(output, text);
  }
  section.dataset.outcome = outcome;
  announcement.dataset.announcement = texts.announcement;
  copyStatus.textContent = '';
}

function updateSliders() {
  for (const { name, field, slider } of controls) {
    slider.value = String(toSliderValue(name, parseInput(field.value)));
  }
}

function updateAddress() {
  const inputs = getInputs();
  const known = { ...defaultInputs, ...readInputs(location.search) };
  if (fieldNames.every((name) => inputs[name] === known[name])) return;
  updateUrl(location.pathname + withSearchParams(location.search, inputs) + location.hash);
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

function update() {
  try {
    updateSliders();
    updateResults();
  } catch (error) {
    showFailure(error);
  }
}

let timer: ReturnType<typeof setTimeout>;

function handleInput() {
  update();
  clearTimeout(timer);
  timer = setTimeout(() => {
    updateAddress();
    announcement.textContent = announcement.dataset.announcement ?? '';
  }, PAUSE);
}

/** The next click may leave the page. */
function handleFieldLeft(field: HTMLInputElement) {
  if (!hasNumber(field.value)) field.value = '0';
  updateAddress();
}

/** Takes the inputs of the address, unless something was entered while the page arrived. */
function takeInputs() {
  const inputs = { ...defaultInputs, ...readInputs(location.search) };
  for (const { name, field, slider } of controls) {
    const wasSliderLast = slider.value !== slider.defaultValue && document.activeElement !== field;
    // Does not change the value of a field that was used.
    field.defaultValue = String(inputs[name]);
    if (wasSliderLast) field.value = slider.value;
  }
}

function linkControls() {
  for (const { field, slider } of controls) {
    let valueBeforeTouch = '';
    field.addEventListener('input', handleInput);
    field.addEventListener('blur', () => handleFieldLeft(field));
    slider.addEventListener('input', () => {
      field.value = slider.value;
      handleInput();
    });
    slider.addEventListener('blur', updateAddress);
    slider.addEventListener('pointerdown', () => {
      valueBeforeTouch = field.value;
    });
    // The touch became a scroll of the page.
    slider.addEventListener('pointercancel', () => {
      field.value = valueBeforeTouch;
      handleInput();
    });
  }
}

async function copyAddress() {
  const query = withSearchParams('', { ...getInputs(), ...getBillingQuery(getBillingPeriod()) });
  const address = location.origin + location.pathname + query;
  try {
    // Throws if the clipboard is missing (no secure context) or refused.
    await navigator.clipboard.writeText(address);
    copyStatus.textContent = copyStatus.dataset.copied ?? '';
  } catch {
    prompt(copyButton.dataset.copy, address);
  }
}

/** The section has no anchor, so an address with inputs leads to it. */
function scrollToLinkedSection() {
  const isLinked = Object.keys(readInputs(location.search)).length > 0;
  if (isLinked && !location.hash && isNewVisit()) section.scrollIntoView({ behavior: 'instant' });
}

keepBillingInUrl();
takeInputs();
update();
updateAddress();
linkControls();
copyButton.addEventListener('click', copyAddress);
subscribeToBilling(update);
addEventListener('popstate', updateAddress);
scrollToLinkedSection();

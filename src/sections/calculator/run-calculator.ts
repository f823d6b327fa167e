import { getBillingParameters, getBillingPeriod, subscribeToBilling } from '../../lib/billing';
import { isNewVisit, updateUrl, withSearchParams } from '../../lib/url';
import {
  defaultInputs,
  fieldNames,
  hasNumber,
  type Inputs,
  parseInput,
  readInputs,
  toSliderValue,
} from './inputs';
import { find, section, showResults } from './show-results';

/** Milliseconds from the last change to the announcement and the new address, which browsers limit. */
const PAUSE = 500;

const controls = fieldNames.map((name) => ({
  name,
  field: find<HTMLInputElement>(`[name=${name}]`),
  slider: find<HTMLInputElement>(`[data-slides=${name}]`),
}));
const copyButton = find('[data-copy]');
const copyStatus = find('[data-copied]');
const announcement = find('[data-announcement]');

const getInputs = () =>
  Object.fromEntries(controls.map(({ name, field }) => [name, parseInput(field.value)])) as Inputs;

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

function update() {
  updateSliders();
  showResults(getInputs(), getBillingPeriod());
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
  const query = withSearchParams('', {
    ...getInputs(),
    ...getBillingParameters(getBillingPeriod()),
  });
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

takeInputs();
update();
updateAddress();
linkControls();
copyButton.addEventListener('click', copyAddress);
subscribeToBilling(update);
addEventListener('popstate', updateAddress);
scrollToLinkedSection();

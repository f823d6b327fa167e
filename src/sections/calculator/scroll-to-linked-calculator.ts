import { isNewVisit } from '../../lib/url';
import { isNumberText } from './lenient-number';
import { roiFieldNames } from './roi';

/**
 * Scrolls to the calculator if the address has its inputs, because the section has no anchor. `data-linked` keeps
 * it from being printed with other numbers before it hydrates.
 */
export function scrollToLinkedCalculator() {
  const { searchParams } = new URL(location.href);
  if (!roiFieldNames.some((name) => isNumberText(searchParams.get(name) ?? ''))) return;
  const section = document.querySelector('[data-calculator]')?.closest('section');
  section?.toggleAttribute('data-linked', true);
  if (location.hash || !isNewVisit()) return;
  section?.scrollIntoView({ behavior: 'instant' });
}

import { isNewVisit } from '../../lib/is-new-visit';
import { roiFieldNames } from './roi';
import { isWrittenNumber } from './written-number';

/** Scrolls to the calculator if the address has its inputs: the section has no anchor. */
export function scrollToLinkedResult() {
  if (location.hash || !isNewVisit()) return;
  const { searchParams } = new URL(location.href);
  if (!roiFieldNames.some((name) => isWrittenNumber(searchParams.get(name) ?? ''))) return;
  const calculator = document.querySelector('[data-calculator]');
  calculator?.closest('section')?.scrollIntoView({ behavior: 'instant' });
}

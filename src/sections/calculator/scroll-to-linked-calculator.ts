import { isNewVisit } from '../../lib/url';
import { readInputs } from './inputs';

/** An address with inputs leads to the calculator, which has no anchor. Its island starts when it is near. */
const isLinked = Object.keys(readInputs(location.search)).length > 0;
if (isLinked && !location.hash && isNewVisit()) {
  document.querySelector('.calculator')?.scrollIntoView({ behavior: 'instant' });
}

/*
 * What every page does beyond its markup. It is fetched after the first paint, maybe before the
 * page is complete. It shares no module with an island: a shared module would become a file of its
 * own that both wait for.
 */
import { propagateUtmParameters } from './campaign';
import { showVisitorDates } from './dates';
import { watchMenus } from './menu';
import { prepareNextPage } from './next-page';
import { registerServiceWorker } from './service-worker';
import { openTargetedAnswer } from './targeted-answer';

function start() {
  showVisitorDates();
  prepareNextPage();
  watchMenus();
  propagateUtmParameters();
  openTargetedAnswer();
  window.addEventListener('hashchange', openTargetedAnswer);
  registerServiceWorker();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

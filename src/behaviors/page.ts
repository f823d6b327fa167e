/*
 * What every page does beyond its markup. It is fetched after the first paint, maybe before the
 * page is complete. It shares no module with an island: a shared module would become a file of its
 * own that both wait for.
 */
import { passCampaignOn } from './campaign';
import { showVisitorDates } from './dates';
import { layOutTheRest } from './first-visit';
import { watchMenus } from './menu';
import { prepareNextPage } from './next-page';
import { keepFailureScreenReady } from './service-worker';
import { openTargetedAnswer } from './targeted-answer';

function start() {
  showVisitorDates();
  prepareNextPage();
  watchMenus();
  passCampaignOn();
  openTargetedAnswer();
  window.addEventListener('hashchange', openTargetedAnswer);
  keepFailureScreenReady();
  void layOutTheRest();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

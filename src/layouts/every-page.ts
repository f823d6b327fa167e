import { formatDate, formatIsoDate } from '../lib/date';
import { registerServiceWorker } from '../worker/register-service-worker';
import { propagateCampaign } from './propagate-campaign';

/** Shows the visitor's date and year, unless their clock is behind the build. */
function showVisitorDates() {
  const today = new Date();
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-built]')) {
    if (today < new Date(element.dataset.built ?? '')) continue;
    element.textContent = formatDate(today);
    element.dateTime = formatIsoDate(today);
  }
  const year = today.getFullYear();
  for (const element of document.querySelectorAll('[data-current-year]')) {
    if (year > Number(element.textContent)) element.textContent = String(year);
  }
}

function openTargetedDetails() {
  const target = document.getElementById(window.location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

const phoneMenu = document.querySelector<HTMLElement>('header [popover]');

// Some supported browsers have no popovers (docs/look.md).
const closePhoneMenu = () => phoneMenu?.hidePopover?.();

showVisitorDates();
// A page may stay open past midnight.
document.addEventListener('visibilitychange', showVisitorDates);
propagateCampaign(document.body.dataset.schedulingPage ?? '');
openTargetedDetails();
window.addEventListener('hashchange', openTargetedDetails);
// From `lg`, the header has no menu.
window.matchMedia('(min-width: 64rem)').addEventListener('change', closePhoneMenu);
// Otherwise Tab would move the focus behind the menu.
phoneMenu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !phoneMenu.contains(relatedTarget as Node)) closePhoneMenu();
});
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a');
  if (!link) return;
  closePhoneMenu();
  // A link to the current hash causes no `hashchange`.
  if (link.hash === window.location.hash) openTargetedDetails();
});
registerServiceWorker();
// Safari has no `requestIdleCallback`.
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

// A capture of the whole page does not scroll. Drawings are small, so they load one after the other.
window.addEventListener('load', async () => {
  for (const image of document.images) {
    if (!image.src.endsWith('.svg') || image.complete) continue;
    await idle();
    image.loading = 'eager';
    await image.decode().catch(() => {});
  }
});

/** Must be at the root, because a worker controls only its own folder. */
export const workerPath = '/service-worker.js';

/** Milliseconds to wait after `load`: installing the worker must not slow the page. */
const REGISTRATION_DELAY = 4000;

export function registerServiceWorker() {
  if (!(import.meta.env.PROD && 'serviceWorker' in navigator)) return;
  // If this fails, a page that cannot be fetched shows the browser's own error page.
  const register = () => navigator.serviceWorker.register(workerPath).catch(() => undefined);
  window.addEventListener('load', () => setTimeout(register, REGISTRATION_DELAY));
}

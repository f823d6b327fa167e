/** At the root, because a worker controls only its own folder. */
export const workerPath = '/service-worker.js';

interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
}

/** Passes the address through the only Trusted Types policy that the site allows. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => workerPath };
  return trustedTypes?.createPolicy('service-worker', rules).createScriptURL('') ?? workerPath;
}

/** Milliseconds after `load`, so that installing the worker does not slow the page. */
const DELAY = 4000;

export function registerServiceWorker() {
  if (!(import.meta.env.PROD && 'serviceWorker' in navigator)) return;
  // If this fails, a page that cannot be fetched shows the browser's own error page.
  const register = () => navigator.serviceWorker.register(trustedAddress()).catch(() => undefined);
  window.addEventListener('load', () => setTimeout(register, DELAY));
}

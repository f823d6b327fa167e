/** At the root, because a worker controls only its own folder. */
export const workerPath = '/service-worker.js';

interface Policy {
  createScriptURL(address: string): string;
}

/** Passes the address through the only Trusted Types policy that the site allows. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => workerPath,
  });
  return policy?.createScriptURL('') ?? workerPath;
}

/** Milliseconds after `load`, so that installing the worker does not slow the page. */
const DELAY = 4000;

export function registerServiceWorker() {
  if (!(import.meta.env.PROD && 'serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // If this fails, a page that cannot be fetched shows the browser's own error page.
  const register = () =>
    serviceWorker.register(trustedAddress(), { updateViaCache: 'none' }).catch(() => undefined);
  const wait = () => setTimeout(register, DELAY);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Must be at the root, because a worker controls only its own folder. */
export const workerPath = '/service-worker.js';

/** Milliseconds to wait after `load`: installing the worker must not slow the page. */
const REGISTRATION_DELAY = 4000;

interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}

export function registerServiceWorker() {
  if (!(import.meta.env.PROD && 'serviceWorker' in navigator)) return;
  // The content security policy allows no other Trusted Types policy.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => workerPath,
  });
  const url = policy?.createScriptURL(workerPath) ?? workerPath;
  // If this fails, a page that cannot be fetched shows the browser's own error page.
  const register = () => navigator.serviceWorker.register(url).catch(() => undefined);
  window.addEventListener('load', () => setTimeout(register, REGISTRATION_DELAY));
}

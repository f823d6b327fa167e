import { serviceWorker, workerPath } from '../worker/switch';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** The address as browsers with Trusted Types ask for it: from the one policy that the site names. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => workerPath,
  });
  return policy?.createScriptURL('') ?? workerPath;
}

/** From `load`, in milliseconds: a worker that starts beside a young page slows all that it does. */
const DELAY = 4000;

/** Keeps the failure screen ready for the next page. The first seconds belong to this one. */
export function registerServiceWorker() {
  // A development server has no worker to give.
  if (!import.meta.env.PROD || serviceWorker !== 'active') return;
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // A browser that refuses workers shows its own error page instead; there is nothing to say.
    navigator.serviceWorker
      .register(trustedAddress(), { updateViaCache: 'none' })
      .catch(() => undefined);
  };
  const wait = () => setTimeout(register, DELAY);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

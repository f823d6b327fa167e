import { unreachable } from '@content/copy/failure';
import { fillMessage } from '../lib/html';

declare const self: ServiceWorkerGlobalScope;

/* Defined by integrations/service-worker.ts. */
declare const FAILURE_PAGE_HASH: string;
/** HTTP/2 and later send no reason phrases. */
declare const STATUS_TEXTS: Readonly<Record<number, string>>;

/** Not every browser has `addRoutes`. */
type InstallEvent = ExtendableEvent & { addRoutes?(routes: object[]): Promise<void> };

/** Some hosts also serve this page for 5xx. */
const failurePage = '/500';

const cacheName = `failure-${FAILURE_PAGE_HASH}`;

/** Bypasses the HTTP cache, which may hold the page of another build. */
async function cacheFailurePage() {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(failurePage, { cache: 'reload' }));
}

async function deleteOtherCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

/** Keeps the worker out of requests other than navigations. */
async function bypassForSubresources(event: InstallEvent) {
  const modes = ['cors', 'no-cors', 'same-origin'];
  const routes = modes.map((requestMode) => ({ condition: { requestMode }, source: 'network' }));
  await event.addRoutes?.(routes).catch(() => undefined);
}

async function failureScreen(status: number, message: string): Promise<Response | undefined> {
  const cached = await caches.match(failurePage);
  if (!cached) return undefined;
  const html = fillMessage(await cached.text(), message);
  const headers = new Headers(cached.headers);
  headers.set('Cache-Control', 'no-store');
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return new Response(html, { status, statusText: STATUS_TEXTS[status] ?? '', headers });
}

/** Replaces network failures and 5xx responses with the failure screen. */
async function respond({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const response: Response = (await preloadResponse) ?? (await fetch(request));
    const { status } = response;
    if (status < 500) return response;
    const message = `${status} ${STATUS_TEXTS[status] ?? ''}`.trim();
    return (await failureScreen(status, message)) ?? response;
  } catch {
    return (await failureScreen(503, unreachable)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(bypassForSubresources(event));
  event.waitUntil(cacheFailurePage());
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOtherCaches());
  // The request starts while the worker boots.
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  if (new URL(url).origin !== self.location.origin) return;
  event.respondWith(respond(event));
});

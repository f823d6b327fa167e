/// <reference lib="webworker" />
import { unreachable } from '@content/copy/failure';
import { fillMessage } from '../lib/text';

declare const self: ServiceWorkerGlobalScope;

/* Defined by integrations/service-worker.ts. */
declare const FAILURE_PAGE: string;
/** HTTP/2 and later send no reason phrases. */
declare const STATUS_TEXTS: Readonly<Record<number, string>>;

/** Not every browser has `addRoutes`. */
type InstallEvent = ExtendableEvent & { addRoutes?(route: object): Promise<void> };

function failureScreen(status: number, message: string): Response {
  return new Response(fillMessage(FAILURE_PAGE, message), {
    status,
    statusText: STATUS_TEXTS[status] ?? '',
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** Replaces network failures and 5xx responses with the failure screen. */
async function respond({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const response: Response = (await preloadResponse) ?? (await fetch(request));
    const { status } = response;
    if (status < 500) return response;
    return failureScreen(status, `${status} ${STATUS_TEXTS[status] ?? ''}`.trim());
  } catch {
    return failureScreen(503, unreachable);
  }
}

self.addEventListener('install', (event: InstallEvent) => {
  void self.skipWaiting();
  // Requests other than navigations never wait for the worker.
  const route = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.waitUntil(Promise.resolve(event.addRoutes?.(route)).catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  // The request starts while the worker boots.
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  if (new URL(url).origin !== self.location.origin) return;
  event.respondWith(respond(event));
});

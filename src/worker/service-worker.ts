/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/* Defined by integrations/service-worker.ts. */
declare const FAILURE_PAGE: string;
/** Reason phrases of 5xx, because HTTP/2 sends none. */
declare const STATUS_TEXTS: Readonly<Record<number, string>>;
/** The message if a page cannot be fetched. */
declare const UNREACHABLE_MESSAGE: string;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function createFailureResponse(status: number, message: string): Response {
  const page = FAILURE_PAGE.replace(
    /(?<=data-failure-message[^>]*>)[^<]*/,
    // A function, because `$` has a meaning in a string.
    () => escapeHtml(message),
  );
  return new Response(page, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** Replaces network failures and 5xx responses with the failure screen. */
async function respond({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const response: Response = (await preloadResponse) ?? (await fetch(request));
    const { status } = response;
    if (status < 500) return response;
    return createFailureResponse(status, `${status} ${STATUS_TEXTS[status] ?? ''}`.trim());
  } catch {
    return createFailureResponse(503, UNREACHABLE_MESSAGE);
  }
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  // Lets the request start while the worker boots.
  event.waitUntil(self.registration.navigationPreload.enable());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(respond(event));
});

export {};

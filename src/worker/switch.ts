/**
 * The one switch of the service worker. 'retired' ships a worker that removes itself and what it
 * kept from every browser that has it; leave it so for as long as such browsers may come back.
 */
export const serviceWorker: 'active' | 'retired' = 'active';

/** Where the worker is served. At the root, because a worker rules over its own folder only. */
export const workerPath = '/service-worker.js';

/** 'retired' builds a worker that removes itself and its caches: docs/service-worker.md. */
export const serviceWorker: 'active' | 'retired' = 'active';

/** At the root, because a worker controls only its own folder. */
export const workerPath = '/service-worker.js';

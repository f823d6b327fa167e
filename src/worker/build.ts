/* The build replaces these names: integrations/service-worker.ts. */
declare const BUILD: string;
declare const FAILURE_PAGE: string;
declare const STATUS_TEXTS: Readonly<Record<number, string>>;

/** A hash of the built site: any change replaces the worker. */
export const build = BUILD;

export const failurePage = FAILURE_PAGE;

/** Reason phrases of 5xx statuses, which HTTP/2 and later do not send. */
export const statusTexts = STATUS_TEXTS;

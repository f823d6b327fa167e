/* What the build writes into the worker in place of these names. */
declare const BUILD: string;
declare const FAILURE_PAGE: string;
declare const STATUS_TEXTS: Readonly<Record<number, string>>;

/** Changes with every change of the built site, so that browsers replace the worker. */
export const build = BUILD;

/** Where the failure screen is served. */
export const failurePage = FAILURE_PAGE;

/** The standard words for each status from 500 up; newer protocols do not send them. */
export const statusTexts = STATUS_TEXTS;

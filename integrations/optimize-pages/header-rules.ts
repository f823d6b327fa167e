/** The host's limits for `_headers`; what exceeds them it leaves out without a word. */
const maximumRules = 100;
const maximumLine = 2000;

export interface HeaderRule {
  /** An exact path, or one that ends in `*`. */
  path: string;
  /** Null takes a header off that the rule for every path sends. */
  headers: Record<string, string | null>;
}

/** Browser features that a page could use or hand to a frame and that the site does not need. */
const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** For the site alone. docs/deploy.md says when to add `; includeSubDomains; preload`. */
const strictTransportSecurity = 'max-age=63072000';

export const revalidated = 'public, max-age=0, must-revalidate';
export const immutable = 'public, max-age=31536000, immutable';
export const anySite = 'cross-origin';

/** What every answer carries, 404 included, unless a rule for its path says otherwise. */
export function defaultHeaders(policy: string, isStaging: boolean): Record<string, string> {
  return {
    'Cache-Control': revalidated,
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      'clipboard-write=(self)',
      ...features.map((feature) => `${feature}=()`),
    ].join(','),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': strictTransportSecurity,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isStaging && { 'X-Robots-Tag': 'noindex' }),
  };
}

/** What rules a document and whoever opens it; in a part of a page no browser heeds it. */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
];

/** Takes off what is of no use in a part of a page: more than 1 kB in the answer to each file. */
export const partHeaders = Object.fromEntries(documentHeaders.map((name) => [name, null]));

/** Whether the host takes these rules beside the one for every path. */
export const fits = (rules: readonly HeaderRule[]) => rules.length < maximumRules;

function formatRule({ path, headers }: HeaderRule, inherited: readonly string[]): string {
  const names = Object.keys(headers);
  // Rules that match the same path add up, so what the first one set is taken off again.
  const removed = names.filter((name) => inherited.includes(name)).map((name) => `  ! ${name}`);
  const set = names.flatMap((name) =>
    headers[name] === null ? [] : `  ${name}: ${headers[name]}`,
  );
  return [path, ...removed, ...set].join('\n');
}

/** The text of `_headers`. Throws where the host would leave something out. */
export function formatHeaders(defaults: Record<string, string>, rules: readonly HeaderRule[]) {
  const inherited = Object.keys(defaults);
  const text = [
    formatRule({ path: '/*', headers: defaults }, []),
    ...rules.map((rule) => formatRule(rule, inherited)),
  ].join('\n\n');
  if (!fits(rules)) {
    throw new Error(`_headers has ${rules.length + 1} rules; the host takes ${maximumRules}.`);
  }
  const long = text.split('\n').find((line) => line.trim().length > maximumLine);
  if (long) {
    throw new Error(
      `A line of _headers has ${long.length} characters; the host takes ${maximumLine}: ${long}`,
    );
  }
  return `${text}\n`;
}

import { hash } from 'node:crypto';

/** Returns what the content security policy needs to allow an inline script or style. */
export const getPolicyHash = (code: string) => `sha256-${hash('sha256', code, 'base64')}` as const;

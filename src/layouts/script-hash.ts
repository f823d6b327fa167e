import { hash } from 'node:crypto';

/** Returns what the content security policy needs to allow a script. */
export const getScriptHash = (code: string) => `sha256-${hash('sha256', code, 'base64')}` as const;

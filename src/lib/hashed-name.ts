import { hash } from 'node:crypto';

/** A name that changes with the content, so that the file may be cached forever. */
export const hashedName = (name: string, content: string) =>
  `${name}.${hash('sha256', content).slice(0, 8)}`;

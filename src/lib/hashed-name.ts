import { createHash } from 'node:crypto';

/** The name of a drawing changes with it, so that its file may be cached for ever. */
export function hashedName(name: string, svg: string): string {
  return `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
}

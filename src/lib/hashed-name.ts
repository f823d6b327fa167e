import { createHash } from 'node:crypto';

/** A name that changes with the drawing, so that its file may be cached forever. */
export function hashedName(name: string, svg: string): string {
  return `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
}

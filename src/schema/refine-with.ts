import type { z } from 'astro/zod';

/** A path, such as 'results.primary', and what is allowed there. */
export type RefinementIssues = Iterable<readonly [path: string, allowed: string]>;

/** For `superRefine`: adds an issue at each path. */
export const refineWith =
  <T>(findIssues: (value: T) => RefinementIssues) =>
  (value: T, context: z.RefinementCtx) => {
    for (const [path, message] of findIssues(value)) {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
  };

import { resolve } from 'node:path';

/** The folder with everything the site says, from the project's root: `CONTENT_DIR`, else the owner's. */
export const contentFolder = process.env.CONTENT_DIR || 'src/content';

/** Lets `@content/identity` mean the file in the chosen folder, for Vite and Vitest. */
export const contentAlias = { '@content': resolve(contentFolder) };

/// <reference types="astro/client" />

import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Starts the island when the visitor comes near it, points at it or focuses it. */
    'client:near'?: boolean;
  }
}

declare global {
  interface ImportMetaEnv {
    /** Whether the build is for a staging site; set by scripts/staging.ts. */
    readonly SITE_STAGING: boolean;
  }
}

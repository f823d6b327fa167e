/// <reference types="astro/client" />
import 'astro';

declare global {
  interface ImportMetaEnv {
    /** Whether the build is for a staging site; set by astro.config.ts. */
    readonly IS_STAGING: boolean;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Selector of the part whose use hydrates the island: src/layouts/hydrate-on-use.ts. */
    'client:use'?: string;
  }
}

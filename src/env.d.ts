/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island once it is used: src/layouts/hydrate-on-use.ts. */
    'client:use'?: boolean;
  }
}

/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Selector of the part whose use hydrates the island: src/layouts/hydrate-on-use.ts. */
    'client:use'?: string;
  }
}

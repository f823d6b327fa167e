/// <reference types="astro/client" />

declare global {
  interface ImportMetaEnv {
    /** Whether the build is for a staging site; set by astro.config.ts. */
    readonly SITE_STAGING: boolean;
  }

  interface Document {
    /** Whether the page is rendered ahead of a click, out of sight; unknown to some browsers. */
    readonly prerendering?: boolean;
  }

  interface Window {
    /** Settles once the fonts of a first visit are shown; set by src/behaviors/defer-fonts.ts. */
    fontsShown?: Promise<void>;
  }
}

export {};

/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Whether the build is for a staging site; set by astro.config.ts. */
  readonly IS_STAGING: boolean;
}

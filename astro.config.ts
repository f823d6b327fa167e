import { resolve } from 'node:path';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { contentCheck } from './integrations/content-check.ts';
import { serviceWorker } from './integrations/service-worker.ts';
import { webFonts } from './integrations/web-fonts.ts';
import { contentFolder } from './src/data/read-content.ts';

/** `client:near`, for islands far down a page. */
const clientNear: AstroIntegration = {
  name: 'client-near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'near', entrypoint: './src/layouts/client-near.ts' }),
  },
};

const outputFolder = process.env.OUT_DIR || 'dist';

export default defineConfig({
  // `contentCheck` sets `site` to the origin in site.yaml.
  output: 'static',
  // The fixture site is built beside the owner's.
  outDir: outputFolder,
  cacheDir: `./node_modules/.astro/${outputFolder}`,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // No page has code, and the styles of code would need a wider policy.
  markdown: { syntaxHighlight: false },
  server: { host: '127.0.0.1', port: Number(process.env.PORT || 4321) },
  integrations: [contentCheck(), webFonts(outputFolder), react(), clientNear, serviceWorker()],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'none'",
        "img-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "worker-src 'self'",
      ],
      // `'report-sample'` allows no source. It replaces Astro's default `'self'`, because no page
      // loads a stylesheet file.
      styleDirective: { resources: ["'report-sample'"] },
    },
  },
  vite: {
    resolve: { alias: { '@images': resolve(contentFolder, 'images') } },
    // Tailwind then names the line of a syntax error.
    css: { devSourcemap: true },
    // Vite minifies the styles; Tailwind's own pass before it would only repeat declarations.
    plugins: [tailwindcss({ optimize: false })],
    build: {
      // Inline scripts only: the policy allows no `data:` image.
      assetsInlineLimit: (file) => file.endsWith('.js'),
      // Astro inlines page scripts without imports. A constant that two of them share would be one.
      rolldownOptions: { optimization: { inlineConst: true } },
      // The oldest versions of docs/look.md lack light-dark(), so Vite compiles it.
      cssTarget: ['chrome111', 'safari16.4', 'firefox113'],
    },
  },
});

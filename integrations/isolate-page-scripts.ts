import type { Plugin } from 'vite';

/**
 * Gives each page script its own copy of the modules it imports. A module that it shares with an
 * other page script would become a file, and Astro would not inline the script (docs/decisions/007).
 */
export const isolatePageScripts: Plugin = {
  name: 'isolate-page-scripts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const isPageScript = importer.includes('.astro?astro&type=script');
    const script = isPageScript ? encodeURIComponent(importer) : importer.split('?script=')[1];
    const module = script && (await this.resolve(source, importer, { skipSelf: true }));
    return module && `${module.id}?script=${script}`;
  },
};

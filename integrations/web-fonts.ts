import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { fontProviders } from 'astro/config';
import { renderMarkdown } from '../src/data/markdown.ts';
import { contentFolder, loadContent } from '../src/data/read-content.ts';
import { createFontSubsets, fonts } from '../src/styles/fonts.ts';

const charactersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** Characters of components: ASCII and some signs. `tests/built-files.test.ts` fails if the fixture site shows others. */
const componentCharacters = [...charactersBetween(0x20, 0x7e), ...'–“”−'];

/** Characters of large figures with units. Others fall back to the display font. */
const figureCharacters = '0123456789$%+-–−.,:/ CKMBTabcdefghijklmnopqrstuvwxyz';

/** For `npm run dev`, so that a new character needs no new fonts. */
const everyCharacter = charactersBetween(0, 0xffff);

/** Returns the characters of the content in a folder, and those of components. */
export async function getUsedCharacters(folder: string): Promise<Set<string>> {
  const { legal, ...content } = await loadContent(folder);
  // Texts as parsed: YAML and Markdown may name a character by its code.
  const pages = Object.values(legal).map((markdown) => renderMarkdown(markdown).html);
  const texts = [JSON.stringify({ content, legal }), ...pages];
  return new Set([...componentCharacters, ...texts.join('')]);
}

/** Adds the fonts. A build cuts them to the characters in use. */
export const webFonts = (outputFolder: string): AstroIntegration => ({
  name: 'web-fonts',
  hooks: {
    'astro:config:setup': async ({ command, updateConfig }) => {
      const isDev = command === 'dev';
      const folder = resolve(join('.cache/fonts', isDev ? 'dev' : outputFolder));
      mkdirSync(folder, { recursive: true });
      const used = isDev ? everyCharacter : await getUsedCharacters(contentFolder);

      const createFont = async (key: keyof typeof fonts) => {
        const { family, cssVariable, fallback, weight } = fonts[key];
        const files = await createFontSubsets(key, key === 'figures' ? figureCharacters : used);
        const variants = files.map(({ subset, range, data }) => {
          const path = `${folder}/${key}-${subset}.woff2`;
          // Astro restarts when a font is written.
          const isUpToDate = existsSync(path) && readFileSync(path).equals(data);
          if (!isUpToDate) writeFileSync(path, data);
          const unicodeRange = subset === 'latin' ? undefined : [range];
          return { src: [path], weight, style: 'normal', unicodeRange };
        });
        return {
          provider: fontProviders.local(),
          name: family,
          cssVariable,
          fallbacks: [fallback, 'sans-serif'],
          options: { variants },
        };
      };
      const names = Object.keys(fonts) as (keyof typeof fonts)[];
      updateConfig({ fonts: await Promise.all(names.map(createFont)) });
    },
  },
});

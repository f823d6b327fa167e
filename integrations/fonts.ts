import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { fontProviders } from 'astro/config';
import { contentFolder } from '../src/data/read-content.ts';
import { cutFont, type FontName } from '../src/styles/cut-font.ts';
import { fontVariables } from '../src/styles/font-variables.ts';

const charactersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** What components may write: ASCII and some signs. `tests/built-files.test.ts` finds what the fixture site shows besides. */
const componentCharacters = [...charactersBetween(0x20, 0x7e), ...'–“”−'];

/** Characters of large figures with units. Others fall back to the display font. */
const figureCharacters = '0123456789$%+-–−.,:/ CKMBTabcdefghijklmnopqrstuvwxyz';

/** For `npm run dev`, so that a new character needs no new fonts. */
const everyCharacter = charactersBetween(0, 0xffff);

/** Returns the characters of the content in a folder, and those of components. */
export function usedCharacters(folder: string): string[] {
  const files = globSync(`${folder}/**/*.{yaml,md}`);
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('');
  return [...componentCharacters, ...texts];
}

/** Writes a file only if its content changes, because Astro restarts when a font is written. */
function writeIfChanged(path: string, content: Buffer) {
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

/** Adds the fonts. A build cuts them to the characters in use. */
export const fonts = (outputFolder: string): AstroIntegration => ({
  name: 'fonts',
  hooks: {
    'astro:config:setup': async ({ command, updateConfig }) => {
      const isDev = command === 'dev';
      const folder = resolve('.cache/fonts', isDev ? 'dev' : outputFolder);
      mkdirSync(folder, { recursive: true });
      const used = isDev ? everyCharacter : usedCharacters(contentFolder);

      async function variantsOf(name: FontName, weight: string, characters: Iterable<string>) {
        const files = await cutFont(name, characters, 'woff2');
        return files.map(({ script, range, data }) => {
          const path = `${folder}/${name}-${script}.woff2`;
          writeIfChanged(path, data);
          const unicodeRange = script === 'latin' ? undefined : [range];
          return { src: [path], weight, style: 'normal', unicodeRange };
        });
      }
      updateConfig({
        fonts: [
          {
            provider: fontProviders.local(),
            name: 'Bricolage Grotesque',
            cssVariable: fontVariables.display,
            fallbacks: ['Bricolage DejaVu', 'sans-serif'],
            options: { variants: await variantsOf('display', '700', used) },
          },
          {
            provider: fontProviders.local(),
            name: 'Bricolage Figures',
            cssVariable: fontVariables.figures,
            fallbacks: ['Figures DejaVu', 'sans-serif'],
            options: { variants: await variantsOf('figures', '700', figureCharacters) },
          },
          {
            provider: fontProviders.local(),
            name: 'Instrument Sans',
            cssVariable: fontVariables.text,
            fallbacks: ['Instrument DejaVu', 'sans-serif'],
            options: { variants: await variantsOf('text', '400 600', used) },
          },
        ],
      });
    },
  },
});

import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** A downloaded face. The metric-compatible fallbacks are local. */
const downloadedFace = /@font-face\{[^}]*url\([^}]*\}/g;

/** Separates the downloaded fonts from the styles; a font that no style names is left out. */
export function splitFonts(css: string) {
  const faces = css.match(downloadedFace) ?? [];
  const styles = css.replace(downloadedFace, '');
  const isUsed = (face: string) => {
    const family = /font-family:\s*"?([^";}]+)/.exec(face)?.[1];
    return family !== undefined && styles.includes(family);
  };
  return { styles, fonts: faces.filter(isUsed).join('') };
}

/** The inline script that loads the fonts and the page script after the first paint. */
export async function bundleLoader(pageScript: string): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL('../../src/behaviors/defer-fonts.ts', import.meta.url)),
    tsconfig: false,
    external: [pageScript],
    transform: { define: { PAGE_SCRIPT: JSON.stringify(pageScript) } },
    output: { format: 'iife', minify: true },
    write: false,
  });
  return output[0].code.trim();
}

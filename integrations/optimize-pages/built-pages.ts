import { readdir, readFile, writeFile } from 'node:fs/promises';

/** Rewrites every built page; `folder` is where the build put them. */
export async function rewritePages(
  folder: URL,
  rewrite: (html: string) => string | Promise<string>,
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  await Promise.all(
    names.map(async (name) => {
      const file = new URL(name, folder);
      await writeFile(file, await rewrite(await readFile(file, 'utf8')));
    }),
  );
}

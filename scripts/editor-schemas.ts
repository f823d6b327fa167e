import { mkdir, writeFile } from 'node:fs/promises';
import { z } from 'astro/zod';
import { recordFiles } from '../src/schema/records.ts';
import { run } from './lib/processes.ts';

export const schemaFolder = '.vscode/schemas';

interface EditorSchema {
  /** The file of records that an editor checks and completes with it. */
  content: string;
  file: string;
  schema: object;
}

/** What an editor needs to explain and complete the records while they are written. */
export function editorSchemas(): EditorSchema[] {
  return Object.values(recordFiles).map(({ file, schema }) => ({
    content: `src/content/${file}`,
    file: `${schemaFolder}/${file.replace(/\.yaml$/, '.json')}`,
    // The YAML language server knows this draft in full.
    schema: z.toJSONSchema(z.array(schema), { target: 'draft-7', io: 'input' }),
  }));
}

if (import.meta.main) {
  await mkdir(schemaFolder, { recursive: true });
  for (const { file, schema } of editorSchemas()) {
    await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
  const { succeeded, output } = await run('biome', ['format', '--write', schemaFolder]);
  if (!succeeded) throw new Error(output);
}

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editorSchemas } from './editor-schemas.ts';

const parse = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('the schemas for editors', () => {
  it.each(editorSchemas())('$file says what the content schema says', ({ file, schema }) => {
    expect(existsSync(file) && parse(file), 'run npm run schemas').toEqual(schema);
  });

  it('are bound to their files of records', () => {
    const expected = editorSchemas().map(({ file, content }) => [`./${file}`, content]);
    expect(parse('.vscode/settings.json')['yaml.schemas']).toEqual(Object.fromEntries(expected));
  });

  it('explain fields and list what may be chosen', () => {
    const projects = JSON.stringify(editorSchemas().find(({ file }) => /projects/.test(file)));
    expect(projects).toContain('"enum":["B2B SaaS","E-commerce"');
    expect(projects).toContain('The figure that the title speaks of.');
  });
});

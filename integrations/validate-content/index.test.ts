import { EventEmitter } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findContentIssues, validateContent } from './index.ts';

describe('the whole content', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('src/content', join(root, 'src/content'), { recursive: true });
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function change(path: string, before: RegExp, after: string) {
    const file = join(root, 'src/content', path);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(before);
    writeFileSync(file, text.replace(before, after));
  }

  it('has no issues, in any folder', () => {
    expect(findContentIssues(root)).toEqual([]);
    cpSync(join(root, 'src/content'), join(root, 'other'), { recursive: true });
    rmSync(join(root, 'src/content'), { recursive: true });
    expect(findContentIssues(root, 'other')).toEqual([]);
  });

  it('reports a legal document without a page', () => {
    cpSync(join(root, 'src/content/legal/terms.md'), join(root, 'src/content/legal/cookies.md'));
    expect(findContentIssues(root)).toMatchObject([
      { file: 'src/content/legal/cookies.md', allowed: 'terms.md, privacy.md' },
    ]);
  });

  it('stops the build with all issues of all files in one message', () => {
    change('identity.ts', /email: '.*'/, "email: 'hello'");
    change('projects.yaml', /industry: .*/, 'industry: Fintexh');
    change('legal/privacy.md', /\n## 2\. /, '\nWrite to {calendar}.\n\n## 2. ');
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    validateContent(root);
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(print.mock.lastCall?.[0]).toMatch(
      /^The content has 3 validation issues:[\s\S]+identity\.ts:\d+ [\s\S]+did you mean Fintech[\s\S]+privacy\.md:\d+ /,
    );
    vi.restoreAllMocks();
  });

  it.each([
    ['drawing.svg', /^a JPEG, PNG/],
    ['plant.png', /^the name of a file in images\/ \(did you mean plan\.png\?\)$/],
    ['text.png', /^a JPEG, PNG, WebP or AVIF picture/],
    ['plan.png', /960 pixels wide or more$/],
  ])('names the line of a picture that cannot be shown: %s', async (src, allowed) => {
    const images = join(root, 'src/content/images');
    mkdirSync(images, { recursive: true });
    writeFileSync(join(images, 'text.png'), 'no picture');
    writeFileSync(join(images, 'drawing.svg'), '<svg width="2000" height="2000"/>');
    const create = { width: 959, height: 600, channels: 3, background: 'white' } as const;
    await sharp({ create }).toFile(join(images, 'plan.png'));
    const alt = 'alt: A plan of all the lines in the plant';
    change('projects.yaml', /\n {2}counted: .*/, `\n  image:\n    src: ${src}\n    ${alt}`);
    const [issue, ...others] = findContentIssues(root);
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ file: 'src/content/projects.yaml', field: 'image.src' });
    expect(issue?.allowed).toMatch(allowed);
    const lines = readFileSync(join(root, 'src/content/projects.yaml'), 'utf8').split('\n');
    expect(lines[(issue?.line ?? 0) - 1]).toContain(src);
  });

  it('needs a count for the poster, or an image', () => {
    change('projects.yaml', /\n {2}counted: .*/, '');
    expect(findContentIssues(root)).toMatchObject([{ field: 'counted', found: 'nothing' }]);
  });

  it('is checked again when a file is saved', () => {
    const watcher = new EventEmitter();
    const messages: string[] = [];
    const logger = { error: (message: string) => messages.push(message) };
    const setup = validateContent(root).hooks['astro:server:setup'];
    setup?.({ server: { watcher }, logger } as unknown as Parameters<typeof setup>[0]);

    change('projects.yaml', /industry: .*/, 'industry: Fintexh');
    watcher.emit('change', join(root, 'src/styles/theme.css'));
    expect(messages).toEqual([]);
    watcher.emit('change', join(root, 'src/content/projects.yaml'));
    expect(messages).toEqual([expect.stringContaining('did you mean Fintech?')]);
    change('projects.yaml', /industry: Fintexh/, 'industry: Fintech');
    watcher.emit('change', join(root, 'src/content/projects.yaml'));
    expect(messages).toHaveLength(1);
  });
});

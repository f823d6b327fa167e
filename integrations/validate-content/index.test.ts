import { EventEmitter, once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { validateContent } from './index.ts';
import { themeFile } from './theme-issues.ts';

let root: string;

/** Without copy, which imports files outside the folder. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  const filter = (path: string) => !path.endsWith('/copy');
  cpSync(themeFile, join(root, themeFile));
  cpSync('tests/fixtures/content', join(root, 'src/content'), { recursive: true, filter });
});

afterEach(() => {
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

const pathOf = (file: string) => join(root, 'src/content', file);

it('stops the build with all issues of all files in one message', async () => {
  const identity = readFileSync(pathOf('identity.ts'), 'utf8');
  writeFileSync(pathOf('identity.ts'), identity.replace('email:', 'mail:'));
  appendFileSync(pathOf('plans.yaml'), '- id: half\n');
  appendFileSync(pathOf('legal/privacy.md'), '\nWrite to {calendar}.\n');
  mkdirSync(pathOf('images/team'));
  copyFileSync(pathOf('images/freight-desk.png'), pathOf('images/team/a.png'));
  copyFileSync(pathOf('images/freight-desk.png'), pathOf('images/what?.png'));
  const theme = readFileSync(themeFile, 'utf8');
  writeFileSync(join(root, themeFile), theme.replace(/(?<=--color-accent: )[^;]+/, '#f28c28'));
  writeFileSync(pathOf('images/holiday.jpg'), 'no picture');
  writeFileSync(pathOf('images/a.svg'), '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>');
  writeFileSync(pathOf('images/b.svg'), readFileSync(pathOf('images/freight-desk.png')));
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const setup = validateContent(root).hooks['astro:config:setup'];
  const run = async () => setup?.({} as Parameters<typeof setup>[0]);
  await expect(run).rejects.toThrow('exit 1');
  const message = print.mock.lastCall?.[0];
  expect(message).toMatch(
    /identity\.ts:\d+ [\s\S]+mean email\?[\s\S]+plans\.yaml:\d+ [\s\S]+privacy\.md:\d+ /,
  );
  for (const file of ['holiday.jpg', 'a.svg', 'b.svg', 'team', 'what?.png'])
    expect(message).toContain(`images/${file}:1`);
  expect(message).toMatch(/theme\.css:\d+ {2}--color-accent/);
});

it('gives Astro the origin, and reports issues under npm run dev when a file is saved', async () => {
  const { hooks } = validateContent(root);
  const updateConfig = vi.fn();
  const setup = hooks['astro:config:setup'];
  await setup?.({ updateConfig } as unknown as Parameters<typeof setup>[0]);
  expect(updateConfig).toHaveBeenCalledWith({ site: 'https://www.fjordandpike.example' });

  const watcher = new EventEmitter();
  const logger = new EventEmitter() as EventEmitter & { error: (message: string) => void };
  logger.error = (message) => logger.emit('message', message);
  const serve = hooks['astro:server:setup'];
  serve?.({ server: { watcher }, logger } as unknown as Parameters<typeof serve>[0]);
  const reported = once(logger, 'message');
  watcher.emit('all', 'change', join(root, 'src/ui/Button.tsx'));
  appendFileSync(pathOf('plans.yaml'), '- id: half\n');
  watcher.emit('all', 'change', pathOf('plans.yaml'));
  expect(await reported).toEqual([expect.stringMatching(/plans\.yaml:\d+ {2}half → name/)]);
});

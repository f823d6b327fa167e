import { EventEmitter } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryProject } from '../../tests/support/temporary-project.ts';
import { findIssues, validateContent } from './index.ts';
import { themeFile } from './theme-issues.ts';

const inContent = (file: string) => `src/content/${file}`;
const plans = inContent('plans.yaml');

let project: ReturnType<typeof temporaryProject>;

beforeEach(() => {
  project = temporaryProject();
  project.write(themeFile, readFileSync(themeFile));
});

const addHalfAPlan = () => project.write(plans, `${project.read(plans)}- id: half\n`);

it('stops the build with all issues of all files in one message', async () => {
  const photo = readFileSync(project.pathOf(inContent('images/freight-desk.png')));
  const drawing = '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  for (const name of ['team/a.png', 'what?.png', 'b.svg']) {
    project.write(inContent(`images/${name}`), photo);
  }
  project.write(inContent('images/a.svg'), drawing);
  project.write(inContent('images/holiday.jpg'), 'no picture');
  project.change(inContent('identity.ts'), 'email:', 'mail:');
  project.change(inContent('legal/privacy.md'), /$/, '\nWrite to {calendar}.\n');
  project.change(themeFile, /(?<=--color-accent: )[^;]+/, '#f28c28');
  addHalfAPlan();
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const annotate = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const setup = validateContent(project.root).hooks['astro:config:setup'];
  const run = async () => setup?.({} as Parameters<typeof setup>[0]);
  await expect(run).rejects.toThrow('exit 1');
  const message = print.mock.lastCall?.[0];
  expect(message).toMatch(
    /identity\.ts:\d+ [\s\S]+mean email\?[\s\S]+plans\.yaml:\d+ [\s\S]+privacy\.md:\d+ /,
  );
  for (const file of ['holiday.jpg', 'a.svg', 'b.svg', 'team', 'what?.png'])
    expect(message).toContain(`images/${file}:1`);
  expect(message).toMatch(/theme\.css:\d+ {2}--color-accent/);
  expect(annotate.mock.lastCall?.[0]).toMatch(
    /^::error file=src\/content\/plans\.yaml,line=\d+::half → name: found nothing; allowed: a text$/m,
  );
});

it('reports a syntax error once, and not in the files that import it', async () => {
  project.change(inContent('identity.ts'), /brand: .*/, "brand: 'Mike's Leads',");
  project.write(
    inContent('copy/about.ts'),
    "import { identity } from '@content/identity';\nexport const about = identity.brand;\n",
  );
  expect((await findIssues(project.root)).issues).toMatchObject([
    { file: inContent('identity.ts'), where: 'brand' },
  ]);
});

it('gives Astro the origin, and reports issues under npm run dev when a file is saved', async () => {
  const { hooks } = validateContent(project.root);
  const updateConfig = vi.fn();
  const setup = hooks['astro:config:setup'];
  await setup?.({ updateConfig } as unknown as Parameters<typeof setup>[0]);
  expect(updateConfig).toHaveBeenCalledWith({ site: 'https://www.fjordandpike.example' });

  const watcher = new EventEmitter();
  const messages: string[] = [];
  const sent: unknown[] = [];
  const connections = new EventEmitter();
  const hot = {
    send: (payload: unknown) => sent.push(payload),
    on: connections.on.bind(connections),
  };
  const log = (message: string) => void messages.push(message);
  const server = { watcher, environments: { client: { hot } } };
  const serve = hooks['astro:server:setup'];
  const logger = { error: log, info: log };
  serve?.({ server, logger } as unknown as Parameters<typeof serve>[0]);
  const save = (file: string) => watcher.emit('all', 'change', project.pathOf(file));
  save('src/ui/Button.tsx');
  const valid = project.read(plans);
  addHalfAPlan();
  save(plans);
  // A file may vanish while it is read.
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  project.write(plans, valid);
  rmSync(project.pathOf(themeFile));
  save(themeFile);
  await vi.waitFor(() => expect(messages).toHaveLength(2));
  project.write(themeFile, readFileSync(themeFile));
  save(themeFile);
  await vi.waitFor(() => expect(messages).toHaveLength(3));
  expect(messages).toEqual([
    expect.stringMatching(/plans\.yaml:\d+ {2}half → name/),
    expect.stringContaining('ENOENT'),
    'The content is valid again.',
  ]);
  const overlay = expect.objectContaining({
    title: expect.stringContaining('validation issue'),
    message: expect.stringMatching(
      /plans\.yaml:\d+ {2}half → name\n +found: +nothing\n +allowed: a text/,
    ),
  });
  expect(sent).toEqual([
    { type: 'error', err: overlay },
    { type: 'custom', event: 'content:valid' },
  ]);
});

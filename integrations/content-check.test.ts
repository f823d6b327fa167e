import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';

/** In the project, where changes are watched. */
const folder = '.cache/dev-content';
const home = `${folder}/copy/home.yaml`;

const rename = (before: string, after: string) =>
  writeFileSync(home, readFileSync(home, 'utf8').replace(before, after));

it('npm run dev shows a saved change, or what is wrong with it', async () => {
  cpSync('tests/fixtures/content', folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Without VITEST, with which Astro serves no pages.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, CONTENT_DIR: folder, PORT: '0' };
  const dev = spawn('npm', ['run', 'dev'], { env, detached: true });
  onTestFinished(() => void process.kill(-(dev.pid ?? 0)));
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const wait = (expectation: () => unknown) => vi.waitFor(expectation, 60_000);
  await wait(() => expect(output).toContain('watching'));
  const [address = ''] = /http:\/\/127\S+?(?=\/)/.exec(output) ?? [];
  const readTitle = async () => /(?<=<h1>)\w+/.exec(await (await fetch(address)).text())?.[0];
  await wait(async () => expect(await readTitle()).toBe('Qualified'));
  rename('titleStart: ', 'titleStart: Almost ');
  await wait(async () => expect(await readTitle()).toBe('Almost'));
  rename('titleStart: ', 'titelStart: ');
  await wait(async () => {
    await readTitle();
    expect(output).toContain('did you mean titleStart?');
  });
  rename('titelStart: ', 'titleStart: ');
  await wait(async () => expect(await readTitle()).toBe('Almost'));
}, 240_000);

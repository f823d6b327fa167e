import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeHostHeaders } from '../../scripts/host-headers.ts';
import { freePort } from '../../scripts/lib/port.ts';
import { start, stop } from '../../scripts/lib/processes.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks for a path as it is written, which a browser or `fetch` would tidy up. */
export function ask(port: number, path: string, headers: Record<string, string> = {}) {
  return new Promise<Answer>((done, fail) => {
    const question = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { statusCode: status = 0, headers: received } = answer;
        done({ status, headers: received, body: Buffer.concat(parts) });
      });
    });
    question.once('error', fail).end();
  });
}

export interface Host {
  name: string;
  /** What tells that the program is there, and its version. */
  version: readonly [string, string];
  /** Writes the settings into a folder and tells how to start the program with them. */
  prepare: (folder: string, port: number) => { command: string[]; environment: NodeJS.ProcessEnv };
}

const nginx: Host = {
  name: 'nginx',
  version: ['nginx', '-V'],
  prepare: (folder, port) => {
    const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
    const types = join(/--conf-path=(\S+)\/nginx\.conf/.exec(stderr)?.[1] ?? '', 'mime.types');
    const site = readFileSync('deploy/nginx.conf', 'utf8')
      .replaceAll('/srv/closewell/deploy/generated', join(folder, 'generated'))
      .replaceAll('/srv/closewell/dist', resolve('dist'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    writeFileSync(join(folder, 'site.conf'), site);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr warn;
      events {} http { include ${types}; access_log off; ${temporary} include site.conf; }`,
    );
    const config = join(folder, 'nginx.conf');
    return { command: ['nginx', '-p', folder, '-e', 'stderr', '-c', config], environment: {} };
  },
};

const caddy: Host = {
  name: 'Caddy',
  version: ['caddy', 'version'],
  prepare: (folder, port) => {
    const config = join(folder, 'Caddyfile');
    copyFileSync('deploy/Caddyfile', join(folder, 'site.caddy'));
    writeFileSync(config, '{\n\tadmin off\n}\nimport site.caddy\n');
    return {
      command: ['caddy', 'run', '--config', config, '--adapter', 'caddyfile'],
      environment: {
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        SITE_ROOT: resolve('dist'),
      },
    };
  },
};

export const hosts = [nginx, caddy];

export const isInstalled = ({ version: [program, option] }: Host) =>
  spawnSync(program, [option]).status === 0;

/** Serves dist/ with the program until it is stopped. */
export async function startHost(host: Host) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await freePort();
  await writeHostHeaders(join(folder, 'generated'));
  const { command, environment } = host.prepare(folder, port);
  const [program = '', ...options] = command;
  let output = '';
  const child = start(program, options, { env: { ...process.env, ...environment } });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const deadline = Date.now() + 30_000;
  while (!(await ask(port, '/').catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(output);
    await wait(100);
  }
  return { port, stop: () => stop(child) };
}

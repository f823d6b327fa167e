import { request } from 'node:http';

export interface Answer {
  status: number;
  /** Every header as it stood in the answer, a repeated one repeated; names in lower case. */
  headers: [name: string, value: string][];
  body: string;
  header: (name: string) => string | undefined;
}

const pairs = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? ''] as [string, string]] : [],
  );

/** Asks the served site for a path exactly as it is written: nothing resolves `..` on the way. */
export function ask(path: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(process.env.BASE_URL ?? '');
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, agent: false }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      incoming.once('end', () => {
        const headers = pairs(incoming.rawHeaders);
        const header = (wanted: string) => headers.find(([name]) => name === wanted)?.[1];
        resolve({ status: incoming.statusCode ?? 0, headers, body, header });
      });
    });
    asked.once('error', reject);
    asked.end();
  });
}

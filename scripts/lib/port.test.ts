import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { assertFree, defaultPort, freePort, parsePort } from './port.ts';

describe('parsePort', () => {
  it.each([undefined, ''])('takes the default for %j', (text) => {
    expect(parsePort(text)).toBe(defaultPort);
  });

  it.each(['1', '8080', '65535'])('takes %s', (text) => {
    expect(parsePort(text)).toBe(Number(text));
  });

  it.each(['0', '65536', '-1', '80.5', '1e3', '0x50', ' 80', 'http'])('refuses %j', (text) => {
    expect(() => parsePort(text)).toThrow(
      `PORT is '${text}'; allowed: a whole number from 1 to 65535.`,
    );
  });
});

describe('assertFree', () => {
  const server = createServer();
  afterEach(() => server.close());

  it('names another port where the wanted one is taken', async () => {
    const port = await freePort();
    await expect(assertFree(port)).resolves.toBeUndefined();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await expect(assertFree(port)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken. Choose another: PORT=\\d+ npm start$`),
    );
  });
});

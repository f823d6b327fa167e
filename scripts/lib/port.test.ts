import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { assertFree, defaultPort, parsePort } from './port.ts';

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
  it('names another port where the wanted one is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(assertFree(port)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken. Choose another: PORT=\\d+ npm start$`),
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(assertFree(port)).resolves.toBeUndefined();
  });
});

import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { assertFree, defaultPort, parsePort } from './serve.ts';

it('accepts a whole number as the port, and has a default', () => {
  for (const text of [undefined, '']) expect(parsePort(text)).toBe(defaultPort);
  for (const text of ['1', '65535']) expect(parsePort(text)).toBe(Number(text));
  for (const text of ['0', '65536', '-1', '80.5', '1e3', '0x50', ' 80', 'http']) {
    expect(() => parsePort(text)).toThrow(
      `PORT is '${text}'; allowed: a whole number from 1 to 65535.`,
    );
  }
});

it('suggests another port if the wanted one is taken', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(assertFree(port)).rejects.toThrow(
    new RegExp(`^Port ${port} is taken or refused. Choose another: PORT=\\d+ npm start$`),
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(assertFree(port)).resolves.toBeUndefined();
});

import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { assertFree } from './serve.ts';

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

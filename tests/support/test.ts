import { test as base, expect } from '@playwright/test';

interface Options {
  /** Expected console messages; none by default. */
  allowedConsole: RegExp;
}

/** Fails if the page logs an error or warning, throws, or requests another origin. */
export const test = base.extend<Options & { complaints: string[] }>({
  allowedConsole: [/^(?!)/, { option: true }],
  complaints: [
    async ({ context, baseURL, allowedConsole }, use) => {
      const complaints: string[] = [];
      const complain = (text: string, kind: string) => {
        if (!allowedConsole.test(text)) complaints.push(`${kind}: ${text}`);
      };
      context.on('console', (message) => {
        const isWrong = ['error', 'warning'].includes(message.type());
        if (isWrong) complain(message.text(), `${message.type()} at ${message.location().url}`);
      });
      context.on('weberror', (event) => complain(String(event.error()), 'thrown'));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (!protocol.startsWith('http') || origin === baseURL) return;
        complaints.push(`request to another origin: ${request.url()}`);
      });
      await use(complaints);
      expect(complaints, 'the page has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

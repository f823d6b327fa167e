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
      context.on('console', (message) => {
        const text = message.text();
        if (!['error', 'warning'].includes(message.type())) return;
        if (allowedConsole.test(text)) return;
        complaints.push(`console ${message.type()}: ${text} (${message.location().url})`);
      });
      context.on('weberror', (event) => {
        const text = String(event.error());
        if (allowedConsole.test(text)) return;
        complaints.push(`thrown: ${text}`);
      });
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

import { test as base, expect } from '@playwright/test';

/** Other sites that pages may call, such as that of a counter; see docs/before-going-live.md. */
const allowedOrigins: readonly string[] = [];

interface Options {
  /** Expected console messages; none by default. */
  allowedConsole: RegExp;
}

/** Fails if the page logs an error or warning, throws, or requests another origin. */
export const test = base.extend<Options & { consoleProblems: string[] }>({
  allowedConsole: [/^(?!)/, { option: true }],
  consoleProblems: [
    async ({ context, baseURL, allowedConsole }, use) => {
      const consoleProblems: string[] = [];
      const report = (text: string, kind: string) => {
        if (!allowedConsole.test(text)) consoleProblems.push(`${kind}: ${text}`);
      };
      context.on('console', (message) => {
        const isWrong = ['error', 'warning'].includes(message.type());
        if (isWrong) report(message.text(), `${message.type()} at ${message.location().url}`);
      });
      context.on('weberror', (event) => report(String(event.error()), 'thrown'));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (!protocol.startsWith('http') || origin === baseURL) return;
        if (allowedOrigins.includes(origin)) return;
        consoleProblems.push(`request to another origin: ${request.url()}`);
      });
      await use(consoleProblems);
      expect(consoleProblems, 'the page logs no problem and requests no other origin').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

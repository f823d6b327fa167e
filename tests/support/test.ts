import { test as base, expect } from '@playwright/test';
import { ownerSite } from './sites.ts';

/** Other sites that the policy of the pages allows, such as that of a counter: docs/deploy.md. */
const [policy = ''] = /connect-src [^;]*/.exec(ownerSite.read('index.html').toString()) ?? [];
const allowedOrigins: string[] = policy.match(/https:[^\s"]+/g) ?? [];

interface Options {
  /** Expected console messages; none by default. */
  allowedConsole: RegExp;
}

/** Fails if the page logs an error or warning, throws, or requests another origin. */
export const test = base.extend<Options & { pageProblems: string[] }>({
  allowedConsole: [/^(?!)/, { option: true }],
  pageProblems: [
    async ({ context, baseURL, allowedConsole }, use) => {
      const pageProblems: string[] = [];
      const report = (text: string, kind: string) => {
        if (!allowedConsole.test(text)) pageProblems.push(`${kind}: ${text}`);
      };
      context.on('console', (message) => {
        const isWrong = ['error', 'warning', 'info'].includes(message.type());
        if (isWrong) report(message.text(), `${message.type()} at ${message.location().url}`);
      });
      context.on('weberror', (event) => report(String(event.error()), 'thrown'));
      // Tests count no visits.
      for (const origin of allowedOrigins) {
        await context.route(`${origin}/**`, (route) =>
          route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } }),
        );
      }
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (!protocol.startsWith('http') || origin === baseURL) return;
        if (allowedOrigins.includes(origin)) return;
        pageProblems.push(`request to another origin: ${request.url()}`);
      });
      await use(pageProblems);
      expect(pageProblems, 'the page logs no problem and requests no other origin').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

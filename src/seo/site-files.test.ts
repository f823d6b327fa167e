import { expect, it } from 'vitest';
import { robots, securityText } from './site-files';

/* See also tests/links.test.ts and, for the sitemap, tests/head.test.ts. */

it('robots.txt allows everything and names the sitemap', () => {
  expect(robots()).toContain('User-agent: *\nAllow: /\n');
  expect(robots()).toContain('Sitemap: https://www.fjordandpike.example/sitemap.xml\n');
});

it('security.txt has a contact, its own address, and expires in less than a year', () => {
  const built = new Date('2026-11-21T07:30:00.123Z');
  const text = securityText(built);
  expect(text).toContain('Contact: mailto:team+sales@fjordandpike.example\n');
  expect(text).toContain('Canonical: https://www.fjordandpike.example/.well-known/security.txt\n');
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = (expires.getTime() - built.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

import { describe, expect, it } from 'vitest';
import { routes } from '../lib/routes';
import { manifest, robots, securityText, sitemap } from './site-files';

describe('sitemap', () => {
  it('has every page by its canonical address, the landing page with a slash', () => {
    const listed = [...sitemap().matchAll(/<loc>(.+)<\/loc>/g)].map(([, loc]) => loc);
    expect(listed).toEqual(
      Object.values(routes).map((path) => `https://www.fjordandpike.example${path}`),
    );
    expect(listed[0]).toBe('https://www.fjordandpike.example/');
  });
});

describe('robots', () => {
  it('allows everything and names the sitemap', () => {
    expect(robots()).toContain('User-agent: *\nAllow: /\n');
    expect(robots()).toContain('Sitemap: https://www.fjordandpike.example/sitemap.xml\n');
  });
});

describe('securityText', () => {
  const built = new Date('2026-11-21T07:30:00.123Z');
  const text = securityText(built);

  it('says whom to tell and where it stands', () => {
    expect(text).toContain('Contact: mailto:team+sales@fjordandpike.example\n');
    expect(text).toContain(
      'Canonical: https://www.fjordandpike.example/.well-known/security.txt\n',
    );
  });

  it('runs out in less than a year', () => {
    const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    const days = (expires.getTime() - built.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });
});

describe('manifest', () => {
  it('names each icon with its size and purpose', () => {
    const { icons } = manifest('What it is.', [{ name: 'icon-192', size: 192, purpose: 'any' }]);
    expect(icons).toEqual([
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { exploreLinks, headerLinks, type NavigationLink } from './navigation';
import { routes } from './routes';

const labels = {
  outcomes: 'Outcomes',
  how: 'How it works',
  portfolio: 'Portfolio',
  pricing: 'Pricing',
  faqs: 'FAQs',
  caseStudies: 'Case Studies',
  backToHome: 'Back to Home',
};
const shown = (links: NavigationLink[]) => links.map(({ label, href }) => [label, href]);
const current = (links: NavigationLink[]) =>
  links.filter((link) => link.current).map(({ label }) => label);

describe('headerLinks', () => {
  it('jump to the sections of the landing page from the landing page itself', () => {
    expect(shown(headerLinks(routes.home, labels))).toEqual([
      ['Outcomes', '#outcomes'],
      ['How it works', '#how'],
      ['Portfolio', '/portfolio'],
      ['Pricing', '#pricing'],
      ['FAQs', '#faqs'],
    ]);
    expect(current(headerLinks(routes.home, labels))).toEqual([]);
  });

  it.each([routes.portfolio, routes.terms, routes.privacy, ''])(
    'lead back to the landing page from "%s"',
    (path) => {
      expect(shown(headerLinks(path, labels))).toEqual([
        ['Outcomes', '/#outcomes'],
        ['How it works', '/#how'],
        ['Portfolio', '/portfolio'],
        ['Pricing', '/#pricing'],
        ['FAQs', '/#faqs'],
      ]);
    },
  );

  it('are three of their own on Case Studies', () => {
    const links = headerLinks(routes.caseStudies, labels);
    expect(shown(links)).toEqual([
      ['Case Studies', '/projects'],
      ['Portfolio', '/portfolio'],
      ['Back to Home', '/'],
    ]);
    expect(current(links)).toEqual(['Case Studies']);
  });

  it('mark the portfolio on its own page', () => {
    expect(current(headerLinks(routes.portfolio, labels))).toEqual(['Portfolio']);
  });
});

describe('exploreLinks', () => {
  it('are the four of the specification', () => {
    expect(shown(exploreLinks(routes.home, labels))).toEqual([
      ['Outcomes', '#outcomes'],
      ['How it works', '#how'],
      ['Portfolio', '/portfolio'],
      ['Pricing', '#pricing'],
    ]);
  });

  it('lead to the landing page from elsewhere and mark the portfolio on its own page', () => {
    const links = exploreLinks(routes.portfolio, labels);
    expect(links[0]?.href).toBe('/#outcomes');
    expect(links[3]?.href).toBe('/#pricing');
    expect(current(links)).toEqual(['Portfolio']);
  });
});

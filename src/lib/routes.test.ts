import { describe, expect, it } from 'vitest';
import { anchorHref, anchors, routes } from './routes';

describe('routes', () => {
  it('are the addresses of the specification', () => {
    expect(routes).toEqual({
      home: '/',
      caseStudies: '/projects',
      portfolio: '/portfolio',
      terms: '/terms',
      privacy: '/privacy',
    });
  });
});

describe('anchors', () => {
  it('are the seven of the specification', () => {
    expect(Object.values(anchors)).toEqual([
      'outcomes',
      'how',
      'results',
      'testimonials',
      'pricing',
      'faqs',
      'book',
    ]);
  });
});

describe('anchorHref', () => {
  it('is a bare fragment on the landing page', () => {
    expect(anchorHref(anchors.pricing, routes.home)).toBe('#pricing');
  });

  it('leads to the landing page from everywhere else', () => {
    expect(anchorHref(anchors.how, routes.terms)).toBe('/#how');
    expect(anchorHref(anchors.how, '/no-such-page')).toBe('/#how');
  });
});

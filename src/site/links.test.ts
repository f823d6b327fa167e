import { describe, expect, it } from 'vitest';
import { bookingLink, homeLink, mailLink } from './links';

describe('bookingLink', () => {
  it('says "Book a call" where no other words are given', () => {
    expect(bookingLink('hero').label).toBe('Book a call');
  });

  it('says the words it is given', () => {
    expect(bookingLink('how-it-works', 'Book a walkthrough').label).toBe('Book a walkthrough');
  });

  it('tells two places on the site apart', () => {
    expect(bookingLink('header').href).not.toBe(bookingLink('footer').href);
  });
});

describe('mailLink', () => {
  it('shows the address it writes to', () => {
    expect(mailLink).toEqual({
      href: 'mailto:team+sales@fjordandpike.example',
      label: 'team+sales@fjordandpike.example',
    });
  });
});

describe('homeLink', () => {
  it('leads to the landing page and names the brand', () => {
    expect(homeLink).toEqual({ href: '/', label: 'Fjord & Pike, home' });
  });
});

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fillMessage, statusMessage } from './failure-message';

const texts = { 503: 'Service Unavailable' };

describe('what happened, in words', () => {
  test.each([
    [503, '503 Service Unavailable'],
    [599, '599'],
  ])('of the status %i is %j', (status, text) => {
    expect(statusMessage(status, texts)).toBe(text);
  });
});

describe('the message in the page', () => {
  const page = (message: string) =>
    `<h1>Failure</h1><p data-failure-message class="a">${message}</p><p>after</p>`;

  test('takes the place of what the page says', () => {
    expect(fillMessage(page('before'), '503')).toBe(page('503'));
  });

  property.prop([fc.string({ unit: 'binary' })])('is text, whatever it holds', (message) => {
    const filled = fillMessage(page('before'), message);
    const shown = filled.slice(page('').indexOf('</p>'), filled.indexOf('</p><p>after'));
    expect(shown).not.toMatch(/[<>]/);
    const entities = { '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const;
    expect(
      shown.replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity as keyof typeof entities]),
    ).toBe(message);
  });
});

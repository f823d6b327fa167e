import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fillMessage, networkMessage, statusMessage } from './failure-message';

const texts = { 503: 'Service Unavailable' };
const copy = { offline: 'You appear to be offline.', message: 'The page could not be loaded.' };

describe('what happened, in words', () => {
  test('a known status carries its words', () => {
    expect(statusMessage(503, texts)).toBe('503 Service Unavailable');
  });

  test('an unknown status stands alone', () => {
    expect(statusMessage(599, texts)).toBe('599');
  });

  test('without a connection the visitor is told so', () => {
    expect(networkMessage(new TypeError('Failed to fetch'), { online: false, copy })).toBe(
      copy.offline,
    );
  });

  test('with a connection the browser says what failed', () => {
    expect(networkMessage(new TypeError('Failed to fetch'), { online: true, copy })).toBe(
      'Failed to fetch',
    );
  });

  test.each([[undefined], [new Error('')], ['text']])('%s has no message of its own', (error) => {
    expect(networkMessage(error, { online: true, copy })).toBe(copy.message);
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

import { expect, it } from 'vitest';
import { joinSentences } from './join-sentences';

const sentences = ['Pick a time.', 'It takes {length}.', 'You talk to {host}.'];

it('fills in every value that is set', () => {
  expect(joinSentences(sentences, { length: '20 minutes', host: 'a founder' })).toBe(
    'Pick a time. It takes 20 minutes. You talk to a founder.',
  );
});

it('leaves out the sentence of an empty value', () => {
  expect(joinSentences(sentences, { length: '', host: 'a founder' })).toBe(
    'Pick a time. You talk to a founder.',
  );
  expect(joinSentences(sentences, { length: '', host: '' })).toBe('Pick a time.');
});

import { expect, it } from 'vitest';
import { joinSentences } from './join-sentences';

it.each([
  ['20 minutes', 'a founder', 'Pick a time. It takes 20 minutes. You talk to a founder.'],
  ['', 'a founder', 'Pick a time. You talk to a founder.'],
  ['', '', 'Pick a time.'],
])('leaves out the sentence of an empty value: %j, %j', (length, host, text) => {
  const sentences = ['Pick a time.', 'It takes {length}.', 'You talk to {host}.'];
  expect(joinSentences(sentences, { length, host })).toBe(text);
});

import { expect, it } from 'vitest';
import { content } from '../../data/content';
import type { Project } from '../../schema/projects';
import { getCaption } from './caption';

const copy = content.copy.portfolio.card.caption;

const results = {
  primary: { figure: '37', label: 'quote requests' },
  secondary: { figure: '47', label: 'accounts reopened' },
  tertiary: { figure: '7', label: 'first orders' },
};

it.each([
  [{ counts: 'secondary', thing: 'containers' }, true, 'containers: accounts reopened'],
  [{ counts: 'secondary' }, true, 'accounts reopened'],
  [
    { counts: 'primary', thing: 'gear', unit: 'quote request' },
    false,
    'One gear, one quote request',
  ],
  [
    { counts: 'tertiary', thing: 'window', unit: 'visit booked', note: '19 held are lit' },
    false,
    'One window, one visit booked; 19 held are lit',
  ],
  [{ caption: 'The freight desk in Bremen' }, false, 'The freight desk in Bremen'],
])('says what a picture counts: %j', (image, isSecondary, text) => {
  const project = { image: { src: '', alt: '', ...image } as Project['image'], results };
  expect(getCaption(project, copy)).toEqual({ text, isSecondary });
});

it('has no caption for a picture that counts nothing, or without one', () => {
  expect(getCaption({ results }, copy)).toBeUndefined();
  expect(getCaption({ results, image: { src: '', alt: '' } }, copy)).toBeUndefined();
});

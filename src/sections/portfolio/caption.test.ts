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
  [{ counts: 'secondary', thing: 'containers' }, '47', 'containers: accounts reopened'],
  [{ counts: 'secondary' }, '47', 'accounts reopened'],
  [
    { counts: 'primary', thing: 'gear', unit: 'quote request' },
    undefined,
    'One gear, one quote request',
  ],
  [
    { counts: 'tertiary', thing: 'window', unit: 'visit booked', note: '19 held are lit' },
    undefined,
    'One window, one visit booked; 19 held are lit',
  ],
  [{ caption: 'The freight desk in Bremen' }, undefined, 'The freight desk in Bremen'],
])('says what a picture counts: %j', (image, figure, text) => {
  const project = { image: { src: '', alt: '', ...image } as Project['image'], results };
  expect(getCaption(project, copy)).toEqual(figure ? { figure, text } : { text });
});

it('has no caption for a picture that counts nothing, or without one', () => {
  expect(getCaption({ results }, copy)).toBeUndefined();
  expect(getCaption({ results, image: { src: '', alt: '' } }, copy)).toBeUndefined();
});

// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { isolateTests, pause, user } from '../../../tests/support/island.ts';
import { content } from '../../data/content';
import { getListedProject } from './listed-project';
import { Portfolio } from './Portfolio';

const { portfolio: copy, failure } = content.copy;
const { filterBar: bar } = copy;
const { projects } = content;

const listedProjects = projects.map(({ image, ...project }) =>
  getListedProject({
    project,
    picture: undefined,
    layout: '',
    discussHref: '',
    caseStudyHref: undefined,
  }),
);
const cards = Object.fromEntries(projects.map(({ title }, index) => [`card${index}`, title]));

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: bar.searchLabel });
const industry = () => screen.getByRole<HTMLSelectElement>('combobox', { name: bar.industryLabel });
const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: bar.typeLabel });
const list = () => screen.getByRole('list', { name: copy.listLabel });
/** Of the visible items. */
const titles = () =>
  within(list())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const titlesOf = (ids: readonly string[]) =>
  projects.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const clearButtons = () => screen.queryAllByRole('button', { name: bar.clear });

isolateTests();

beforeEach(() => {
  render(
    <Portfolio projects={listedProjects} copy={copy} failureCopy={failure.screen} {...cards} />,
  );
});

it('shows all projects at first, and how many each option would leave', () => {
  expect(titles()).toEqual(projects.map(({ title }) => title));
  expect(screen.getByText('5 of 5 projects')).toBeTruthy();
  expect(options(industry())).toEqual([
    'All industries (5)',
    'B2B SaaS (1)',
    'E-commerce (0)',
    'Professional Services (0)',
    'Fintech (1)',
    'Healthcare (0)',
    'Manufacturing (2)',
    'Real Estate (1)',
  ]);
  expect(options(type())[0]).toBe('All types (5)');
  expect(clearButtons()).toEqual([]);
});

it('narrows the list, the count and the other options with each filter', async () => {
  await user.selectOptions(industry(), 'Manufacturing');
  expect(titles()).toEqual(titlesOf(['pump-seals', 'valve-quotes']));
  expect(screen.getByText('2 of 5 projects')).toBeTruthy();
  expect(options(type())).toContain('Sales Automation (1)');

  await user.selectOptions(type(), 'Sales Automation');
  expect(titles()).toEqual(titlesOf(['valve-quotes']));
  expect(options(industry())).toContain('B2B SaaS (1)');

  await user.selectOptions(industry(), 'All');
  expect(titles()).toEqual(titlesOf(['valve-quotes', 'content']));
  await user.type(search(), 'FREIGHT');
  expect(titles()).toEqual(titlesOf(['content']));
  expect(options(industry())[0]).toBe('All industries (1)');
});

it.each(['in the bar', 'below an empty list'])('Clear %s resets all filters', async (where) => {
  await user.selectOptions(industry(), 'Manufacturing');
  await user.type(search(), where === 'in the bar' ? 'valve' : 'nowhere');
  const [button, ...others] = clearButtons();
  expect(others).toEqual([]);
  if (where !== 'in the bar') {
    expect(screen.getByText(bar.empty)).toBeTruthy();
    expect(titles()).toEqual([]);
  }
  await user.click(button as HTMLElement);
  expect(titles()).toHaveLength(5);
  expect([search().value, industry().value]).toEqual(['', 'All']);
  // Not the search field, which opens a phone's keyboard.
  expect(document.activeElement).toBe(list());
  expect(clearButtons()).toEqual([]);
});

it('announces the count once typing pauses, and that nothing matches', async () => {
  const announced = screen.getByRole('status');
  await user.type(search(), 'valve');
  expect(announced.textContent).toBe('');
  pause();
  expect(announced.textContent).toBe('1 of 5 projects');
  await user.type(search(), ' nowhere');
  pause();
  expect(announced.textContent).toBe(bar.empty);
  await user.clear(search());
  pause();
  expect(announced.textContent).toBe('5 of 5 projects');
});

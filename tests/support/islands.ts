import type { Page } from '@playwright/test';
import { fixtureSite } from './sites.ts';

const { calculatorSection, calculator: copy } = fixtureSite.copy.calculator;
const { filterBar } = fixtureSite.copy.portfolio;

export type Field = keyof typeof copy.fields;
export type Result = keyof typeof copy.results;

export const calculator = (page: Page) =>
  page.getByRole('region', { name: calculatorSection.title });
export const field = (page: Page, name: Field) =>
  calculator(page).getByRole('textbox', { name: copy.fields[name], exact: true });
export const result = (page: Page, name: Result) =>
  calculator(page).getByRole('term').filter({ hasText: copy.results[name] }).locator('+ dd');

export const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: filterBar.searchLabel });
export const industryFilter = (page: Page) =>
  page.getByRole('combobox', { name: filterBar.industryLabel });
export const countText = (page: Page) => page.getByText(/^\d+ of \d+ projects$/).first();

import type { Page } from '@playwright/test';
import { calculatorSection, calculator as copy } from '../fixtures/content/copy/calculator.ts';
import { filterBar } from '../fixtures/content/copy/portfolio.ts';

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

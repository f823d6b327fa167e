import type { Page } from '@playwright/test';
import { fixtureSite } from './sites.ts';

const { calculator: copy, portfolio } = fixtureSite.copy;

export type Field = keyof typeof copy.fields;
export type Result = keyof typeof copy.projection.results;

export const calculator = (page: Page) => page.getByRole('region', { name: copy.title });
export const field = (page: Page, name: Field) =>
  calculator(page).getByRole('textbox', { name: copy.fields[name], exact: true });
export const result = (page: Page, name: Result) =>
  calculator(page)
    .getByRole('term')
    .filter({ hasText: copy.projection.results[name] })
    .locator('+ dd');

export const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: portfolio.filterBar.searchLabel });
export const industryFilter = (page: Page) =>
  page.getByRole('combobox', { name: portfolio.filterBar.industryLabel });
export const countText = (page: Page) => page.getByText(/^\d+ of \d+ projects$/).first();

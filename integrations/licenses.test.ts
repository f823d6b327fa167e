import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shippedPackages, thirdPartyList } from './licenses.ts';

it('names what visitors receive, what that brings along, and what is used in part', () => {
  expect(shippedPackages()).toEqual(
    expect.arrayContaining(['react-dom', 'scheduler', 'lucide-react', 'astro', 'tailwindcss']),
  );
  expect(shippedPackages()).not.toContain('vitest');
});

it('is written down as installed; npm run licenses writes it again', () => {
  expect(readFileSync('THIRD_PARTY.md', 'utf8')).toBe(thirdPartyList());
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const list = readFileSync('docs/decisions/008-dependencies.md', 'utf8');

it('every dependency is listed with the reason why it is there', () => {
  const listed = [...list.matchAll(/^- ([^:]+):/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !listed.includes(name),
  );
  expect(missing, 'add a line to docs/decisions/008-dependencies.md').toEqual([]);
  expect(new Set(listed).size, 'a package stands twice').toBe(listed.length);
});

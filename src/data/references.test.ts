import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { recordId } from '../schema/fields.ts';
import { findReferenceIssues } from './references.ts';

const project = recordId('projects.yaml', 'A project.');
const files = {
  'projects.yaml': { value: [{ id: 'one' }], locate: () => ({ line: 1, where: '' }) },
};

it.each([
  ['optional', project.optional()],
  ['nullish', project.nullish()],
  ['default', project.default('one')],
  ['readonly', project.nullable().readonly()],
])('looks for a record that a field names, also if it is %s', (_, schema) => {
  const find = (name: unknown) =>
    findReferenceIssues(z.array(z.object({ schema })), [{ schema: name }], files, {});
  expect(find('two')).toMatchObject([{ path: [0, 'schema'], found: '"two" (3 characters)' }]);
  expect([...find('one'), ...find(null)]).toEqual([]);
});

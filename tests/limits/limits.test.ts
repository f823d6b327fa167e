import { expect, it } from 'vitest';
import { findContentIssues } from '../../integrations/validate-content/content-issues.ts';
import { readContent } from '../../integrations/validate-content/read-content.ts';
import { temporaryProject } from '../support/temporary-project.ts';
import { createFiles, variants } from './limits.ts';

it.each(Object.entries(variants))('the %s content is valid', async (_, limits) => {
  const { root, write } = temporaryProject();
  for (const [file, text] of Object.entries(createFiles(limits)))
    write(`src/content/${file}`, text);
  expect(findContentIssues(await readContent(root, 'src/content'))).toEqual([]);
});

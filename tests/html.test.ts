import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { sites } from './support/sites.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Every element that ARIA lets have a name may have one: a plan is a list item that its heading names.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

describe.each(sites)('$name', ({ pages }) => {
  it.each(pages)('has valid markup in $file', async ({ file, html }) => {
    const report = await validator.validateString(html, file);
    const complaints = report.results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect(complaints).toEqual([]);
  });
});

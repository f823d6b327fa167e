import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { sites } from './support/sites.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Allows a name on each role that ARIA lets have one, such as a plan's list item.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

describe.each(sites)('$name', ({ pages, files, read }) => {
  it.each(pages)('has valid markup in $file', async ({ file, html }) => {
    const report = await validator.validateString(html, file);
    const complaints = report.results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect(complaints).toEqual([]);
  });

  it('publishes no source map and no path of the machine that built it', () => {
    for (const file of files.filter((name) => /\.(?:js|css|html|svg|xml|txt)$/.test(name))) {
      const text = read(file).toString();
      expect(text, file).not.toMatch(/sourceMappingURL=/);
      expect(text, file).not.toContain(process.cwd());
    }
  });
});

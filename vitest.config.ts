import { defineConfig } from 'vitest/config';
import { contentAliases, getAliases } from './src/data/content-folder.ts';

/** Unit tests use the fixture's content, so that they pass for any content of the owner. */
const resolveFixture = { alias: getAliases('tests/fixtures/content') };

export default defineConfig({
  resolve: { alias: contentAliases },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // `npm test` counts the tests in the JSON report.
    reporters: process.env.REPORT ? ['default', 'json'] : ['default'],
    outputFile: process.env.REPORT ?? '',
    // Code that reads colors imports the theme.
    css: { include: /theme\.css/ },
    // For a slow or busy machine; a test that passes does not wait for it.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        resolve: resolveFixture,
        test: {
          name: 'unit',
          include: ['{src,scripts,integrations}/**/*.test.{ts,tsx}', 'tests/limits/limits.test.ts'],
          // Loads modules once for all files, which halves the time: they keep no state, and tests clean up the document.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'dist', include: ['tests/*.test.ts'], isolate: false } },
      {
        extends: true,
        // Each test builds a site in a copy of the project.
        test: {
          name: 'copies',
          include: ['tests/first-day/*.test.ts', 'tests/limits/builds.test.ts'],
          testTimeout: 240_000,
        },
      },
    ],
  },
});

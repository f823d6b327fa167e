import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // A test reads the palettes of industries in the theme.
    css: { include: /theme\.css/ },
    // For a slow or busy machine; a test that passes does not wait for it.
    testTimeout: 30_000,
    setupFiles: 'tests/support/uint8-array.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,integrations}/**/*.test.{ts,tsx}'],
          // Unit tests pass for any content of the owner.
          env: { CONTENT_DIR: 'tests/fixtures/content' },
        },
      },
      { extends: true, test: { name: 'dist', include: ['tests/*.test.ts'] } },
    ],
  },
});

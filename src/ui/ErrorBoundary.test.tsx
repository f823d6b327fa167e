// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { content } from '../data/content';
import { ErrorBoundary } from './ErrorBoundary';

const { screen: copy } = content.copy.failure;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('No such industry.');
}

it('shows the failure screen with the message of what was thrown', () => {
  // React logs the error.
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <ErrorBoundary failureCopy={copy}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading').textContent).toBe(copy.title);
  expect(screen.getByRole('alert').textContent).toContain('No such industry.');
  expect(screen.getByText(copy.retry)).toBeTruthy();
});

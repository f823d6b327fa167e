// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { content } from '../data/content';
import { IslandErrorBoundary } from './IslandErrorBoundary';

const copy = content.copy.failure.screen;

/* React logs what is thrown. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Fragile({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

it('shows the content again, with the focus in its first field, when a retry works', () => {
  const { rerender } = render(
    <IslandErrorBoundary copy={copy}>
      <Fragile thrown="Invalid figures" />
    </IslandErrorBoundary>,
  );
  rerender(
    <IslandErrorBoundary copy={copy}>
      <a href="/">Home</a>
      <input name="figures" />
    </IslandErrorBoundary>,
  );
  fireEvent.click(screen.getByRole('button', { name: copy.retry }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

function ThrowsOnce({ effect }: { effect: () => void }) {
  useLayoutEffect(effect, [effect]);
  return 'The figures';
}

it('renders content anew that throws once', () => {
  const effect = vi
    .fn(() => {})
    .mockImplementationOnce(() => {
      throw new Error('The node to be removed is not a child of this node.');
    });
  const { container } = render(
    <IslandErrorBoundary copy={copy}>
      <ThrowsOnce effect={effect} />
    </IslandErrorBoundary>,
  );
  expect(container.textContent).toBe('The figures');
});

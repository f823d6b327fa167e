// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { content } from '../data/content';
import { IslandBoundary } from './IslandBoundary';

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
    <IslandBoundary copy={copy}>
      <Fragile thrown="Invalid figures" />
    </IslandBoundary>,
  );
  rerender(
    <IslandBoundary copy={copy}>
      <a href="/">Home</a>
      <input name="figures" />
    </IslandBoundary>,
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
    <IslandBoundary copy={copy}>
      <ThrowsOnce effect={effect} />
    </IslandBoundary>,
  );
  expect(container.textContent).toBe('The figures');
});

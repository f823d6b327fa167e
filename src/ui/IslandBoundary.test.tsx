import { failure } from '@content/copy/failure';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { IslandBoundary } from './IslandBoundary';

function Fragile({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

it.each([
  [new Error('Invalid figures'), 'Invalid figures'],
  [new Error(''), failure.message],
  ['503 Service Unavailable', '503 Service Unavailable'],
  [null, failure.message],
])('shows a message whatever is thrown: %o', (thrown, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = render(
    <IslandBoundary copy={failure}>
      <Fragile thrown={thrown} />
    </IslandBoundary>,
  );
  expect(screen.getByRole('alert').parentElement?.textContent).toContain(text);
  unmount();
});

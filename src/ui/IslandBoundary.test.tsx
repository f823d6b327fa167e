import { failure } from '@content/copy/failure';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { IslandBoundary } from './IslandBoundary';

function Fragile({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

it.each([
  [new Error('Invalid figures'), 'Invalid figures'],
  [new Error(''), failure.message],
  ['503 Service Unavailable', '503 Service Unavailable'],
  [null, 'null'],
])('shows a message whatever is thrown: %o', (thrown, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = render(
    <IslandBoundary copy={{ ...failure, homeHref: '/' }}>
      <Fragile thrown={thrown} />
    </IslandBoundary>,
  );
  expect(screen.getByRole('alert').parentElement?.textContent).toContain(text);
  unmount();
});

it('has focus after a retry, whether it fails or not', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const boundary = (content: ReactNode) => (
    <IslandBoundary copy={{ ...failure, homeHref: '/' }}>{content}</IslandBoundary>
  );
  const { rerender, unmount } = render(boundary(<Fragile thrown="Invalid figures" />));
  const retry = () => act(() => screen.getByRole('button', { name: failure.retry }).click());
  retry();
  expect(document.activeElement).not.toBe(document.body);
  rerender(boundary('Valid figures'));
  retry();
  expect(document.activeElement).toBe(screen.getByText('Valid figures'));
  unmount();
});

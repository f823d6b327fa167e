import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IslandBoundary, type IslandBoundaryCopy } from './IslandBoundary';

/* What a visitor sees of a failure, and trying again, are held in tests/island-failures.e2e.ts. */

const copy: IslandBoundaryCopy = {
  title: 'Unexpected Application Error!',
  message: 'The page could not be loaded.',
  lead: 'Something went wrong.',
  retry: 'Try again',
  home: 'Return to Home',
  homeHref: '/',
  startFailed: 'This part could not start.',
};

function Fragile({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [new Error('Invalid figures'), 'Invalid figures'],
  [new Error(''), copy.message],
  ['503 Service Unavailable', '503 Service Unavailable'],
  [404, '404'],
  [null, 'null'],
])('shows a message whatever is thrown: %o', (thrown, text) => {
  render(
    <IslandBoundary copy={copy}>
      <Fragile thrown={thrown} />
    </IslandBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain(text);
});

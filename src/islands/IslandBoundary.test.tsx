import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IslandBoundary, type IslandBoundaryCopy } from './IslandBoundary';

const copy: IslandBoundaryCopy = {
  title: 'Unexpected Application Error!',
  message: 'The page could not be loaded.',
  lead: 'Something went wrong.',
  retry: 'Try again',
  home: 'Return to Home',
  homeHref: '/',
  startFailed: 'This part could not start.',
};

let problem: unknown;

function Fragile() {
  if (problem !== undefined) throw problem;
  return <p>The calculator</p>;
}

function renderFragile() {
  return render(
    <>
      <p>The rest of the page</p>
      <IslandBoundary copy={copy}>
        <Fragile />
      </IslandBoundary>
    </>,
  );
}

beforeEach(() => {
  problem = undefined;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('IslandBoundary', () => {
  it('shows what it holds, and nothing of a failure, while nothing fails', () => {
    renderFragile();
    expect(screen.getByText('The calculator')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('keeps the note of a failed start hidden in the page', () => {
    renderFragile();
    const note = screen.getByText('This part could not start.').closest('[data-start-failed]');
    expect(note?.hasAttribute('hidden')).toBe(true);
    expect(note?.getAttribute('role')).toBe('alert');
  });

  it('shows the failure screen with the message in place of the part that throws', () => {
    problem = new Error('Invalid figures');
    renderFragile();
    const alert = screen.getByRole('alert');
    const heading = screen.getByRole('heading', {
      level: 2,
      name: 'Unexpected Application Error!',
    });
    expect(alert.contains(heading)).toBe(true);
    expect(alert.textContent).toContain('Invalid figures');
    expect(screen.queryByText('The calculator')).toBeNull();
  });

  it('leaves the rest of the page as it is', () => {
    problem = new Error('Invalid figures');
    renderFragile();
    expect(screen.getByText('The rest of the page')).toBeDefined();
  });

  it('offers a way home', () => {
    problem = new Error('Invalid figures');
    renderFragile();
    const home = screen.getByRole('link', { name: 'Return to Home' });
    expect(home.getAttribute('href')).toBe('/');
  });

  it('shows its own words where the error has none', () => {
    problem = new Error('');
    renderFragile();
    expect(screen.getByRole('alert').textContent).toContain('The page could not be loaded.');
  });

  it.each([
    ['503 Service Unavailable', '503 Service Unavailable'],
    [404, '404'],
    [null, 'null'],
  ])('shows what was thrown where that is no error: %j', (thrown, text) => {
    problem = thrown;
    renderFragile();
    expect(screen.getByRole('alert').textContent).toContain(text);
  });

  it('shows the part again when a retry succeeds', async () => {
    problem = new Error('Invalid figures');
    renderFragile();
    problem = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The calculator')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows the newer message when a retry fails again', async () => {
    problem = new Error('Invalid figures');
    renderFragile();
    problem = new Error('Still invalid');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert').textContent).toContain('Still invalid');
    expect(screen.getByRole('alert').textContent).not.toContain('Invalid figures');
  });
});

import { act, cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';

export const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

/** Waits until the visitor's typing has ended. */
export const pause = () => act(() => vi.advanceTimersByTime(500));

/** Gives each test of a file a clock and a page of its own. */
export function isolateTests() {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });
}

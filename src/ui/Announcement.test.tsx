// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcement } from './Announcement';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('is silent at first, then says the last text once changes pause, the first one, too', () => {
  const { rerender } = render(<Announcement>5 of 5</Announcement>);
  const show = (text: string, milliseconds: number) => {
    rerender(<Announcement>{text}</Announcement>);
    act(() => vi.advanceTimersByTime(milliseconds));
    return screen.getByRole('status').textContent;
  };
  expect(show('5 of 5', 1000)).toBe('');
  expect(show('3 of 5', 400)).toBe('');
  expect(show('1 of 5', 400)).toBe('');
  expect(show('1 of 5', 100)).toBe('1 of 5');
  expect(show('5 of 5', 500)).toBe('5 of 5');
});

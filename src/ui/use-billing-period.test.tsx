// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { content } from '../data/content';
import { BillingSwitch } from '../sections/pricing/BillingSwitch';
import { useBillingPeriod } from './use-billing-period';

const { pricing: copy } = content.copy.home;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const Period = () => <p>{useBillingPeriod()}</p>;

it('follows the switch of the pricing section, and keeps the period in the address', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const island = document.createElement('div');
  island.innerHTML = renderToString(<Period />);
  render(<BillingSwitch savings={[20]} copy={copy} />);
  await user.click(screen.getByRole('radio', { name: /yearly/i }));
  render(<Period />, { container: document.body.appendChild(island), hydrate: true });
  expect(screen.getByText('yearly')).toBeTruthy();
  act(() => vi.advanceTimersByTime(500));
  expect(location.search).toBe('?billing=yearly');
  await user.click(screen.getByRole('radio', { name: copy.monthly }));
  expect(screen.getByText('monthly')).toBeTruthy();
  act(() => vi.advanceTimersByTime(500));
  expect(location.search).toBe('');
});

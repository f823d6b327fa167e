import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FailureNotice, type FailureNoticeProps } from './FailureNotice';

const props: FailureNoticeProps = {
  copy: {
    title: 'Unexpected Application Error!',
    message: '503 Service Unavailable',
    lead: 'Something went wrong.',
    retry: 'Try again',
    home: 'Return to Home',
  },
  level: 1,
  homeHref: '/',
};

afterEach(cleanup);

describe('FailureNotice', () => {
  it('announces the title, the status and a way home', () => {
    render(<FailureNotice {...props} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('503 Service Unavailable');
    expect(alert.contains(screen.getByRole('heading', { name: props.copy.title }))).toBe(true);
    const home = screen.getByRole('link', { name: 'Return to Home' });
    expect(home.getAttribute('href')).toBe('/');
  });

  it.each([1, 2] as const)('takes level %i in the outline of its page', (level) => {
    render(<FailureNotice {...props} level={level} />);
    expect(screen.getByRole('heading', { level })).toBeDefined();
  });

  it('retries with a link to the page itself where nothing else is given', () => {
    render(<FailureNotice {...props} />);
    const retry = screen.getByText<HTMLAnchorElement>('Try again');
    expect(retry.tagName).toBe('A');
    expect(retry.href).toBe(window.location.href);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('retries with a button where a part of the page can start again', async () => {
    const onRetry = vi.fn();
    render(<FailureNotice {...props} onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

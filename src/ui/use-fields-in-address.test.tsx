// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isolateTests, pause, user } from '../../tests/support/island.ts';
import { type FieldsFormat, useFieldsInAddress } from './use-fields-in-address';

const format: FieldsFormat<{ city: string; size: string }> = {
  name: 'trip',
  defaults: { city: '', size: 'all' },
  toParameters: ({ city, size }) => ({ city: city.trim(), size: size === 'all' ? '' : size }),
};

function Trip() {
  const { values, setValues } = useFieldsInAddress(format);
  return (
    <fieldset name="trip">
      <input
        name="city"
        value={values.city}
        onChange={(event) => setValues({ ...values, city: event.target.value })}
      />
      <select
        name="size"
        value={values.size}
        onChange={(event) => setValues({ ...values, size: event.target.value })}
      >
        <option value="all" />
        <option value="large" />
      </select>
      <p>{`${values.city}, ${values.size}`}</p>
    </fieldset>
  );
}

const city = () => screen.getByRole<HTMLInputElement>('textbox');

isolateTests();

beforeEach(() => {
  history.replaceState(null, '', '/?utm_source=mail#plans');
});

it('keeps the values in the address once typing pauses, and nothing else of it changes', async () => {
  render(<Trip />);
  await user.type(city(), 'Oslo');
  expect(screen.getByText('Oslo, all')).toBeTruthy();
  expect(location.search).toBe('?utm_source=mail');
  pause();
  expect(location.search + location.hash).toBe('?utm_source=mail&city=Oslo#plans');
  await user.clear(city());
  pause();
  expect(location.search + location.hash).toBe('?utm_source=mail#plans');
});

it('does not wait for a pause when a field is left or another history entry shows', async () => {
  render(<Trip />);
  await user.type(city(), 'Oslo');
  await user.tab();
  expect(location.search).toBe('?utm_source=mail&city=Oslo');
  history.replaceState(null, '', '/?city=Rome');
  fireEvent.popState(window);
  expect(location.search).toBe('?city=Oslo');
});

it('does without an address that the browser refuses to change', async () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  });
  render(<Trip />);
  await user.type(city(), 'Oslo');
  pause();
  expect(screen.getByText('Oslo, all')).toBeTruthy();
});

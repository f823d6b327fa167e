// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { setParameters } from '../lib/query';
import { type QueryFormat, useFieldsInUrl } from './use-fields-in-url';

type Name = 'leads' | 'rate';

const format: QueryFormat<Name> = {
  read: (query) => {
    const parameters = new URLSearchParams(query);
    return { leads: parameters.get('leads') ?? '10', rate: parameters.get('rate') ?? '20' };
  },
  write: (query, values) => setParameters(query, values),
  normalizeOnBlur: (value) => value || '0',
};

/** Has two fields, the first with a slider of the same name. */
function Fields() {
  const { fieldsetRef, values, setValue, handleBlur, pushValues } = useFieldsInUrl(format);
  const propsOf = (name: Name) => ({
    name,
    value: values[name],
    onChange: (event: { target: HTMLInputElement }) => setValue(name, event.target.value),
    onBlur: () => handleBlur(name),
  });
  return (
    <fieldset ref={fieldsetRef}>
      <input aria-label="leads" {...propsOf('leads')} />
      <input aria-label="slider" type="range" {...propsOf('leads')} />
      <input aria-label="rate" {...propsOf('rate')} />
      <button type="button" onClick={() => pushValues({ rate: '50' })}>
        50
      </button>
    </fieldset>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const shown = () => ['leads', 'slider', 'rate'].map((name) => field(name).value);

/** Hydrates fields at an address. A visitor may have entered values before. */
function hydrateAt(address: string, enterBefore = () => {}) {
  window.history.replaceState(null, '', address);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Fields />);
  expect(shown()).toEqual(['10', '10', '20']);
  enterBefore();
  render(<Fields />, { container, hydrate: true });
}

function enter(name: string, value: string) {
  field(name).focus();
  field(name).value = value;
}

afterEach(cleanup);

it('shows the values of the address', () => {
  hydrateAt('/?leads=40');
  expect(shown()).toEqual(['40', '40', '20']);
});

it.each([
  ['slider', 'leads'],
  ['leads', 'slider'],
])('prefers what was entered before hydration to the address: %s, then %s', async (first, last) => {
  hydrateAt('/?leads=40&rate=30', () => {
    enter(first, '50');
    enter(last, '60');
  });
  expect(shown()).toEqual(['60', '60', '30']);
  await waitFor(() => expect(window.location.search).toBe('?leads=60&rate=30'));
});

it('completes a field that was left before hydration, but not the focused one', () => {
  hydrateAt('/', () => {
    enter('leads', '');
    enter('rate', '');
  });
  expect(shown()[0]).toBe('0');
  expect(shown()[2]).toBe('');
});

it('Back undoes a change that has an entry of its own, and keeps what was typed before it', async () => {
  hydrateAt('/');
  type('leads', '40');
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toEqual(['40', '40', '50']);
  window.history.back();
  await waitFor(() => expect(shown()).toEqual(['40', '40', '20']));
});

it('Back discards what was typed since', async () => {
  hydrateAt('/?leads=30');
  fireEvent.click(screen.getByRole('button'));
  type('leads', '40');
  window.history.back();
  await waitFor(() => expect(shown()).toEqual(['30', '30', '20']));
});

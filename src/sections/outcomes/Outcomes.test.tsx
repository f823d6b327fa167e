import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Outcomes } from './Outcomes';

const item = (id: string) => ({ id, title: `About ${id}`, text: `What changes: ${id}.` });

/** What is drawn for each item, by its title. */
function drawings(ids: string[]) {
  const section = { id: 'outcomes', title: 'What changes', intro: 'Four things change.' };
  const { unmount } = render(<Outcomes {...section} items={ids.map(item)} />);
  const found = screen.getAllByRole('listitem').map((element): [string, string | undefined] => {
    const drawing = within(element).queryByRole('presentation');
    return [within(element).getByRole('heading').textContent, drawing?.outerHTML];
  });
  unmount();
  return new Map(found);
}

it('an outcome has its own quarter of the frieze in any order, and none if its id is another', () => {
  const usual = drawings(['opportunities', 'autopilot', 'time', 'growth']);
  const other = drawings(['growth', 'languages', 'opportunities']);
  expect(new Set(usual.values()).size).toBe(4);
  expect(other.get('About growth')).toBe(usual.get('About growth'));
  expect(other.get('About opportunities')).toBe(usual.get('About opportunities'));
  expect(other.get('About languages')).toBeUndefined();
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DeskTable } from './desk-table';

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly days: number;
}

const THINGS: readonly Thing[] = [
  { id: 'a', name: 'Tent', days: 10 },
  { id: 'b', name: 'Camera', days: 9 },
  { id: 'c', name: 'Drum', days: 9 },
];
const ran: string[] = [];

function Table() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <DeskTable
      label="Things"
      columns={[
        { id: 'name', title: 'Name', names: true, by: ({ name }) => name, cell: ({ name }) => name },
        { id: 'days', title: 'Days', by: ({ days }) => days, cell: ({ days }) => days },
      ]}
      parts={[
        { title: 'Here', rows: THINGS },
        { title: 'Empty', rows: [] },
      ]}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      choice={{
        has: ({ id }) => chosen.includes(id),
        may: ({ id }) => id !== 'c',
        toggle: ({ id }) =>
          setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])),
      }}
      panel={({ name }) => <p>All about the {name}</p>}
      keys={[{ key: 'r', words: 'Return', run: ({ id }) => ran.push(id) }]}
      onSearch={() => ran.push('search')}
    />
  );
}

/** Returns the names of the rows, without the heading of the part. */
const names = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .slice(1);
const shown = () => screen.queryByText(/^All about/)?.textContent;

beforeEach(() => {
  ran.length = 0;
  render(<Table />);
});

test('a heading sorts the rows up, down, and then as they came', async () => {
  const days = screen.getByRole('columnheader', { name: 'Days' });
  const press = () => userEvent.click(within(days).getByRole('button'));
  await press();
  expect([days.getAttribute('aria-sort'), names()]).toEqual(['ascending', ['Camera', 'Drum', 'Tent']]);
  await press();
  expect([days.getAttribute('aria-sort'), names()]).toEqual(['descending', ['Tent', 'Camera', 'Drum']]);
  await press();
  expect([days.getAttribute('aria-sort'), names()]).toEqual([null, ['Tent', 'Camera', 'Drum']]);
});

test('arrows move, x chooses, Enter opens the panel, Esc closes it, and a key of the table acts on the row', async () => {
  screen.getByRole('checkbox', { name: 'Tent' }).focus();
  await userEvent.keyboard('{ArrowDown}x');
  expect(screen.getByRole('checkbox', { name: 'Camera' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBe('All about the Camera');
  await userEvent.keyboard('r{ArrowDown}x{Enter}');
  expect(shown()).toBe('All about the Drum');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  await userEvent.keyboard('{Escape}/');
  expect([shown(), ran]).toEqual([undefined, ['b', 'search']]);
});

test('no key does anything while the focus is elsewhere', async () => {
  await userEvent.keyboard('xr/{Enter}');
  expect([shown(), ran, screen.queryAllByRole('checkbox', { checked: true })]).toEqual([undefined, [], []]);
});

test('a press beside the controls of a row opens its panel, and a part without rows is left out', async () => {
  await userEvent.click(screen.getByText('10'));
  expect(shown()).toBe('All about the Tent');
  expect(screen.queryByText('Empty')).toBeNull();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { show } from '../../test/show';
import { daysFrom } from '../format/day';
import { TwoWeekGrid } from './two-week-grid';
import { type GridDraft, type GridRow, placeBar } from './two-week-rows';

const FIRST = '2026-11-18';
const DAYS = daysFrom(FIRST);
const row = (id: string, title: string, quantity: number, bars: GridRow['bars'] = []): GridRow => ({
  id,
  title,
  to: `/goods/${id}`,
  quantity,
  days: DAYS.map((date) => ({ date, state: 'free', remaining: quantity, closed_by: null, holiday: false })),
  bars,
});
const ROWS = [
  row('camera', 'カメラ', 3),
  row('taiko', '和太鼓', 1, [{ id: 'b', from: '2026-11-20', to: '2026-11-21', kind: 'mine', label: '自分' }]),
];

let draft: GridDraft | null = null;
function Example() {
  const [kept, setKept] = useState<GridDraft | null>(null);
  draft = kept;
  return <TwoWeekGrid days={DAYS} today={FIRST} rows={ROWS} corner="備品" draft={kept} onDraft={setKept} />;
}

const cell = (at: string) => document.querySelector<HTMLElement>(`[data-cell="${at}"]`)!;

test('it is a grid whose cells say thing, day and state', async () => {
  await show(<Example />);
  expect(screen.getByRole('grid', { name: '2週間の予定' })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: 'カメラ 11/18（水） 空き 残り3' })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: '和太鼓 11/20（金） 自分' })).toBeVisible();
});

test('arrows move by day and thing, and stop at the edges', async () => {
  await show(<Example />);
  cell('0:0').focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(cell('0:0')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(cell('1:1')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(cell('1:13')).toHaveFocus();
});

test('Enter starts a choice, Enter again ends it, Esc drops it', async () => {
  await show(<Example />);
  cell('0:0').focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(draft).toEqual({ line: 'camera', start: '2026-11-19', end: '2026-11-19' });
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(draft).toEqual({ line: 'camera', start: '2026-11-19', end: '2026-11-21' });
  await userEvent.keyboard('{Escape}');
  expect(draft).toBeNull();
});

test('a press with the pointer does as Enter does', async () => {
  await show(<Example />);
  await userEvent.click(cell('0:2'));
  await userEvent.click(cell('0:4'));
  expect(draft).toEqual({ line: 'camera', start: '2026-11-20', end: '2026-11-22' });
});

test('an end in another row, or before the start, begins anew there', async () => {
  await show(<Example />);
  await userEvent.click(cell('0:4'));
  await userEvent.click(cell('0:2'));
  expect(draft).toEqual({ line: 'camera', start: '2026-11-20', end: '2026-11-20' });
  await userEvent.click(cell('1:6'));
  expect(draft).toEqual({ line: 'taiko', start: '2026-11-24', end: '2026-11-24' });
});

test('Enter on a booking that one may see opens it, and begins no choice', async () => {
  const own = {
    id: 'b',
    from: '2026-11-20',
    to: '2026-11-21',
    kind: 'mine',
    label: '自分',
    href: '/bookings/b',
  } as const;
  function Place() {
    return <output>{useLocation().pathname}</output>;
  }
  let kept: GridDraft | null = null;
  await show(
    <>
      <TwoWeekGrid
        days={DAYS}
        today={FIRST}
        rows={[row('taiko', '和太鼓', 1, [own])]}
        corner="備品"
        draft={kept}
        onDraft={(next) => (kept = next)}
      />
      <Place />
    </>,
  );
  cell('0:0').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByText('/bookings/b')).toBeVisible();
  expect(kept).toBeNull();
});

test('a bar that begins before or ends after the window is cut there', () => {
  const bar = { id: 'x', kind: 'other', label: '' } as const;
  expect(placeBar({ ...bar, from: '2026-11-10', to: '2026-11-19' }, FIRST, 14)).toMatchObject({
    start: 1,
    end: 3,
    cutStart: true,
    cutEnd: false,
  });
  expect(placeBar({ ...bar, from: '2026-11-30', to: '2026-12-20' }, FIRST, 14)).toMatchObject({
    start: 13,
    end: 15,
    cutStart: false,
    cutEnd: true,
  });
  expect(placeBar({ ...bar, from: '2026-12-02', to: '2026-12-20' }, FIRST, 14)).toBeUndefined();
});

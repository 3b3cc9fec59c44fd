import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../test/show';
import { QUARTER } from './hour-columns';
import { HourGrid } from './hour-grid';
import type { HourDraft, HourRow } from './hour-rows';

const FIRST = Date.parse('2026-11-20T08:00+09:00');
const at = (hour: number, minute = 0) => FIRST + (hour - 8) * 4 * QUARTER + (minute / 15) * QUARTER;
const row = (id: string, title: string, more: Partial<HourRow> = {}): HourRow => ({
  id,
  title,
  to: `/goods/${id}`,
  bars: [],
  isClosed: () => false,
  ...more,
});
const ROWS = [
  row('studio', 'スタジオ', {
    bars: [{ id: 'b', from: at(10), until: at(11), kind: 'other', label: '予約あり' }],
  }),
  row('tent', 'テント'),
];

let draft: HourDraft | null = null;
const taken = jest.fn();

function Example({ rows = ROWS }: { readonly rows?: readonly (HourRow | undefined)[] }) {
  const [kept, setKept] = useState<HourDraft | null>(null);
  const [first, setFirst] = useState(FIRST);
  draft = kept;
  return (
    <HourGrid
      first={first}
      zone="Asia/Tokyo"
      now={at(8, 20)}
      rows={rows}
      corner="備品"
      draft={kept}
      onDraft={setKept}
      onTake={taken}
      onSlide={(quarters) => setFirst(first + quarters * QUARTER)}
    />
  );
}

const begin = () => document.querySelector<HTMLElement>('[data-cell="0:0"]')!.focus();
const words = () => (document.activeElement as HTMLElement).getAttribute('aria-label');
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => taken.mockReset());

test('it is a grid that says how many rows there are, and its cells say thing, time and state', async () => {
  await show(<Example rows={[...ROWS, ...Array.from({ length: 998 }, () => undefined)]} />);
  expect(screen.getByRole('grid', { name: '12時間の予定' })).toHaveAttribute('aria-rowcount', '1001');
  expect(screen.getByRole('gridcell', { name: 'スタジオ 10:15 予約あり' })).toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: 'スタジオ 08:00 過ぎた日' })).toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: 'スタジオ 08:15 空き' })).toBeInTheDocument();
  const drawn = screen.getAllByRole('row');
  expect(drawn.length).toBeLessThan(60);
  expect(drawn.map((one) => one.getAttribute('aria-rowindex')).slice(0, 3)).toEqual(['1', '2', '3']);
});

test('Shift and arrows stretch up to the next booking, and the choice is said aloud', async () => {
  await show(<Example />);
  begin();
  await press('{ArrowRight>4/}{Shift>}{ArrowRight>6/}{/Shift}');
  expect(draft).toEqual({ line: 'studio', start: at(9), end: at(9, 45) });
  expect(screen.getByRole('status')).toHaveTextContent('スタジオ 11/20（金） 09:00 – 10:00 1時間');
});

test('Enter within a whole choice takes it', async () => {
  await show(<Example />);
  begin();
  await press('{ArrowRight>12/}{Enter}{ArrowRight}{Enter}');
  expect(draft).toEqual({ line: 'studio', start: at(11), end: at(11, 15) });
  expect(taken).not.toHaveBeenCalled();
  await press('{Enter}');
  expect(taken).toHaveBeenCalledTimes(1);
});

test('nothing begins on what is taken or over', async () => {
  await show(<Example />);
  begin();
  await press('{Enter}{ArrowRight>9/}{Enter}');
  expect(words()).toBe('スタジオ 10:15 予約あり');
  expect(draft).toBeNull();
});

test('an arrow over the edge slides the hours on and stays on its instant', async () => {
  await show(<Example />);
  begin();
  await press('{End}{ArrowRight}');
  expect(words()).toBe('スタジオ 20:00 空き');
  await press('{Home}');
  expect(words()).toBe('スタジオ 09:00 空き');
  await press('{ArrowLeft}');
  expect(words()).toBe('スタジオ 08:45 空き');
});

test('a row that is still to come can be reached, and its cell keeps the focus when it comes', async () => {
  let come: () => void = () => undefined;
  function Late() {
    const [here, setHere] = useState(false);
    come = () => setHere(true);
    return <Example rows={[...ROWS, here ? row('hall', 'ホール') : undefined]} />;
  }
  await show(<Late />);
  begin();
  await press('{ArrowRight}{Control>}{End}{/Control}{ArrowLeft}');
  expect(document.activeElement).toHaveTextContent('読み込んでいます');
  expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '4');
  act(() => come());
  expect(words()).toBe('ホール 19:30 空き');
});

test('a choice is stretched over the edge of the window', async () => {
  await show(<Example />);
  begin();
  await press('{End}{Shift>}{ArrowRight>2/}{/Shift}');
  expect(draft).toEqual({ line: 'studio', start: at(19, 45), end: at(20, 15) });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../test/show';
import { HourPicker } from './hour-picker';

const QUARTER = 900_000;
const at = (text: string) => Date.parse(text);

/** A day's quarters from an instant on; those that begin within `taken` are somebody's. */
function quartersOf(from: string, until: string, taken: readonly [string, string] | [] = []) {
  const [begin = '', end = ''] = taken;
  const count = (at(until) - at(from)) / QUARTER;
  return Array.from({ length: count }, (_, index) => at(from) + index * QUARTER).map((instant) => ({
    at: instant,
    taken: at(begin) <= instant && instant < at(end),
  }));
}

type Choice = { readonly startAt: number; readonly endAt: number } | null;
let chosen: Choice = null;

function Example(props: { readonly quarters: ReturnType<typeof quartersOf>; readonly zone?: string }) {
  const [choice, setChoice] = useState<Choice>(null);
  const [days, setDays] = useState(0);
  chosen = choice;
  const quarters = props.quarters.map((quarter) => ({ ...quarter, at: quarter.at + days * 86_400_000 }));
  return (
    <HourPicker
      quarters={quarters}
      zone={props.zone ?? 'Asia/Tokyo'}
      choice={choice}
      onChoice={setChoice}
      onTurn={(by) => setDays(days + by)}
    />
  );
}

const MORNING = quartersOf('2026-12-01T08:00:00+09:00', '2026-12-01T12:00:00+09:00', [
  '2026-12-01T10:00:00+09:00',
  '2026-12-01T10:30:00+09:00',
]);
const words = () => (document.activeElement as HTMLElement).getAttribute('aria-label');
const begin = () => document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')!.focus();

test('it is a grid of hours whose quarters say their time and whether they are free', async () => {
  await show(<Example quarters={MORNING} />);
  expect(screen.getByRole('grid', { name: '借りる時間' })).toBeVisible();
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
    '08:00',
    '09:00',
    '10:00',
    '11:00',
  ]);
  expect(screen.getByRole('gridcell', { name: '09:45 空き' })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: '10:15 予約あり' })).toHaveAttribute('aria-disabled', 'true');
});

test('arrows walk by quarters from row to row, and by hours', async () => {
  await show(<Example quarters={MORNING} />);
  begin();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(words()).toBe('09:00 空き');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(words()).toBe('11:00 空き');
  await userEvent.keyboard('{ArrowUp}');
  expect(words()).toBe('10:00 予約あり');
});

test('Enter begins and Enter ends', async () => {
  await show(<Example quarters={MORNING} />);
  begin();
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}{Enter}');
  expect(chosen).toEqual({ startAt: at('2026-12-01T08:00+09:00'), endAt: at('2026-12-01T09:30+09:00') });
});

test('Shift stretches up to what somebody has, and not over it', async () => {
  await show(<Example quarters={MORNING} />);
  begin();
  await userEvent.keyboard(
    '{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}',
  );
  expect(chosen).toEqual({ startAt: at('2026-12-01T09:00+09:00'), endAt: at('2026-12-01T10:00+09:00') });
  expect(words()).toBe('09:45 選択中');
});

test('stretching back makes the choice shorter again', async () => {
  await show(<Example quarters={MORNING} />);
  begin();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
  expect(chosen).toEqual({ startAt: at('2026-12-01T08:00+09:00'), endAt: at('2026-12-01T08:45+09:00') });
});

test('Esc drops the choice', async () => {
  await show(<Example quarters={MORNING} />);
  begin();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(chosen).toBeNull();
});

test('Page Down turns to the next day and keeps the focus', async () => {
  await show(<Example quarters={MORNING} />);
  begin();
  await userEvent.keyboard('{PageDown}');
  expect(words()).toBe('08:00 空き');
  await userEvent.keyboard('{Enter}');
  expect(chosen?.startAt).toBe(at('2026-12-02T08:00+09:00'));
});

test('two taps choose from the first to the second', async () => {
  await show(<Example quarters={MORNING} />);
  await userEvent.click(screen.getByRole('gridcell', { name: '08:30 空き' }));
  await userEvent.click(screen.getByRole('gridcell', { name: '09:15 空き' }));
  expect(chosen).toEqual({ startAt: at('2026-12-01T08:30+09:00'), endAt: at('2026-12-01T09:30+09:00') });
});

test('an hour that the clocks show twice stands twice, each with its offset; one that they skip is absent', async () => {
  const autumn = quartersOf('2027-10-31T01:00:00+02:00', '2027-10-31T04:00:00+01:00');
  const { unmount } = await show(<Example quarters={autumn} zone="Europe/Berlin" />, { locale: 'en' });
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
    '01:00',
    '02:00+02:00',
    '02:00+01:00',
    '03:00',
  ]);
  expect(screen.getByRole('gridcell', { name: '02:15 +01:00 Free' })).toBeVisible();
  unmount();
  const spring = quartersOf('2027-03-28T01:00:00+01:00', '2027-03-28T04:00:00+02:00');
  await show(<Example quarters={spring} zone="Europe/Berlin" />, { locale: 'en' });
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['01:00', '03:00']);
});

test('where clocks go back by half an hour, the half that comes twice has a row of its own', async () => {
  const night = quartersOf('2027-04-04T01:00:00+11:00', '2027-04-04T03:00:00+10:30');
  await show(<Example quarters={night} zone="Australia/Lord_Howe" />, { locale: 'en' });
  expect(screen.getAllByRole('row').map((row) => row.querySelectorAll('[data-cell]').length)).toEqual([
    4, 2, 4,
  ]);
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
    '01:00+11:00',
    '01:00+10:30',
    '02:00',
  ]);
});

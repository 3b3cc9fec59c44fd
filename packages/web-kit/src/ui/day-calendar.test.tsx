import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../test/show';
import type { ScheduleDay } from '../api/wire';
import { type DayRange, nextChoice } from './day-range';
import { weeksOf } from './calendar-weeks';
import { DayCalendar } from './day-calendar';

const TODAY = '2026-11-18';
const DAYS: ScheduleDay[] = [
  { date: '2026-11-24', state: 'free', remaining: 3, closed_by: null, holiday: false },
  { date: '2026-11-25', state: 'part', remaining: 1, closed_by: null, holiday: false },
  { date: '2026-11-28', state: 'full', remaining: 0, closed_by: null, holiday: false },
  { date: '2026-11-23', state: 'closed', remaining: 3, closed_by: 'date', holiday: true },
];

function Example({ clash }: { readonly clash?: ReadonlySet<string> }) {
  const [first, setFirst] = useState(() => weeksOf(TODAY, TODAY));
  const [choice, setChoice] = useState<DayRange | null>(null);
  return (
    <DayCalendar
      first={first}
      onFirst={setFirst}
      today={TODAY}
      days={new Map(DAYS.map((day) => [day.date, day]))}
      choice={choice}
      clash={clash}
      onPick={(day) => setChoice(nextChoice(choice, day))}
    />
  );
}

const day = (date: string) => document.querySelector<HTMLButtonElement>(`[data-day="2026-${date}"]`);

test('each day says in words what is free on it', async () => {
  await show(<Example />);
  expect(screen.getByRole('button', { name: '11/24（火） 空き 残り3 火曜日' })).toBeVisible();
  expect(screen.getByRole('button', { name: '11/28（土） 満 土曜日' })).toBeVisible();
  expect(screen.getByRole('button', { name: '11/23（月） 休み 月曜日' })).toBeVisible();
  expect(screen.getByRole('button', { name: '11/17（火） 過ぎた日 火曜日' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('two presses choose a range, and its days are pressed', async () => {
  await show(<Example />);
  await userEvent.click(day('11-24')!);
  await userEvent.click(day('11-26')!);
  expect(
    ['11-23', '11-24', '11-25', '11-26', '11-27'].map((date) => day(date)!.getAttribute('aria-pressed')),
  ).toEqual(['false', 'true', 'true', 'true', 'false']);
});

test('a past day cannot be chosen', async () => {
  await show(<Example />);
  await userEvent.click(day('11-17')!);
  expect(day('11-17')).toHaveAttribute('aria-pressed', 'false');
});

test('arrows move by day and week, Home and End within the week, PageDown by month', async () => {
  await show(<Example />);
  await userEvent.tab();
  await userEvent.tab();
  expect(day('11-18')).toHaveFocus();
  const steps: [string, string][] = [
    ['{ArrowRight}', '11-19'],
    ['{ArrowDown}', '11-26'],
    ['{Home}', '11-22'],
    ['{End}', '11-28'],
    ['{ArrowLeft}', '11-27'],
    ['{ArrowUp}', '11-20'],
    ['{PageDown}', '12-20'],
    ['{PageUp}', '11-20'],
  ];
  for (const [key, date] of steps) {
    await userEvent.keyboard(key);
    expect(day(date)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(day('11-20')).toHaveAttribute('aria-pressed', 'true');
});

test('begins with this week and shows five more, then six at a time', async () => {
  await show(<Example />);
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-day]')].map(({ dataset }) => dataset.day);
  expect([shown()[0], shown().at(-1)]).toEqual(['2026-11-15', '2026-12-26']);
  expect(screen.getByRole('heading')).toHaveTextContent('2026年11月 – 12月');
  expect(day('12-01')).toHaveTextContent('12/1');
  expect(screen.getByRole('button', { name: '前の6週間' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '次の6週間' }));
  expect(shown()[0]).toBe('2026-12-27');
  expect(screen.getByRole('heading')).toHaveTextContent('2026年12月 – 2027年2月');
  await userEvent.click(screen.getByRole('button', { name: '前の6週間' }));
  expect(shown()[0]).toBe('2026-11-15');
});

test('a day that lies later opens its own week', () => {
  expect(weeksOf('2026-12-26', TODAY)).toBe('2026-11-15');
  expect(weeksOf('2027-01-06', TODAY)).toBe('2027-01-03');
});

test('Sundays and holidays are red', async () => {
  await show(<Example />);
  const red = [...document.querySelectorAll('[data-day] .sun')].map((number) => number.textContent);
  expect(red).toEqual(['15', '22', '23', '29', '6', '13', '20']);
});

test('only one day is in the tab order', async () => {
  await show(<Example />);
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
});

test('a day that made the choice impossible says so', async () => {
  await show(<Example clash={new Set(['2026-11-28'])} />);
  expect(screen.getByRole('button', { name: '11/28（土） 重なっています 土曜日' })).toHaveClass('bad');
});

test('a choice that begins anew, or goes backwards, is only a start', () => {
  expect(nextChoice({ start: '2026-11-24', end: '2026-11-26' }, '2026-11-30')).toEqual({
    start: '2026-11-30',
  });
  expect(nextChoice({ start: '2026-11-24' }, '2026-11-20')).toEqual({ start: '2026-11-20' });
});

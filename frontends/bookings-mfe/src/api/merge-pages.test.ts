import type { BookingView } from './get-booking';
import { type PartOfPage, mergePages } from './merge-pages';

/** A page with bookings made on these days of November. */
function part(days: readonly number[], more: boolean, total = days.length): PartOfPage {
  return {
    bookings: days.map(
      (day) => ({ id: `b${day}`, created_at: new Date(2026, 10, day).toISOString() }) as BookingView,
    ),
    goods: [],
    users: [],
    meta: { page: 1, per_page: 25, total, next_page: more ? 2 : null },
  };
}

const ids = (pages: PartOfPage[][]) => mergePages(pages).bookings.map(({ id }) => id);

test('lists that are whole stand together, the latest first', () => {
  expect(ids([[part([9, 4], false), part([7, 5], false)]])).toEqual(['b9', 'b7', 'b5', 'b4']);
});

test('what is older than the end of a list that goes on waits for it', () => {
  expect(ids([[part([9, 8], true), part([10, 5], false)]])).toEqual(['b10', 'b9', 'b8']);
});

test('the next page brings what waited', () => {
  const first = [part([9, 8], true), part([10, 5], false)];
  expect(ids([first, [part([6], false), part([], false)]])).toEqual(['b10', 'b9', 'b8', 'b6', 'b5']);
});

test('the total counts all lists once', () => {
  const first = [part([9], true, 30), part([10], false, 1)];
  expect(mergePages([first, [part([6], false, 30), part([], false, 1)]]).total).toBe(31);
});

test('nothing is nothing', () => {
  expect(mergePages([])).toMatchObject({ bookings: [], total: 0 });
});

import { dayBarsOf } from './schedule-bars';

const words = (key: string) => key;

const range = {
  start_at: '2026-12-09T15:00:00Z',
  end_at: '2026-12-10T15:00:00Z',
  locked_to: '2026-12-12T15:00:00Z',
  quantity: 1,
  booking_id: 'b1',
  user_id: null,
  state: null,
  mine: true,
  out: false,
};

test('a booking is a bar over its days in the lender’s zone, and its margin a second one behind it', () => {
  expect(dayBarsOf({ busy: [range], time_zone: 'Asia/Tokyo' }, words)).toEqual([
    { id: 'b1', from: '2026-12-10', to: '2026-12-10', kind: 'mine', label: 'bar.mine', href: '/bookings/b1' },
    { id: 'b1-margin', from: '2026-12-11', to: '2026-12-12', kind: 'margin', label: 'bar.margin' },
  ]);
});

test('a booking of which one may know nothing leads nowhere', () => {
  const [bar] = dayBarsOf(
    { busy: [{ ...range, booking_id: null, locked_to: null, mine: false }], time_zone: 'Asia/Tokyo' },
    words,
  );
  expect(bar).toMatchObject({ kind: 'other', label: 'bar.other' });
  expect(bar).not.toHaveProperty('href');
});

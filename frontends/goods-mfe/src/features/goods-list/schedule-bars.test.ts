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
  expect(dayBarsOf({ busy: [range], time_zone: 'Asia/Tokyo', margin_days: 0 }, words)).toEqual([
    { id: 'b1', from: '2026-12-10', to: '2026-12-10', kind: 'mine', label: 'bar.mine', href: '/bookings/b1' },
    { id: 'b1-margin', from: '2026-12-11', to: '2026-12-12', kind: 'margin', label: 'bar.margin' },
  ]);
});

test('a booking of which one may know nothing leads nowhere', () => {
  const [bar] = dayBarsOf(
    {
      busy: [{ ...range, booking_id: null, locked_to: null, mine: false }],
      time_zone: 'Asia/Tokyo',
      margin_days: 0,
    },
    words,
  );
  expect(bar).toMatchObject({ kind: 'other', label: 'bar.other' });
  expect(bar).not.toHaveProperty('href');
});

test('days that the margin of an earlier booking would take are bars before it, up to what is taken', () => {
  const at = (from: string, to: string, booking_id: string) => ({
    ...{ ...range, booking_id, start_at: `${from}T00:00:00+09:00` },
    ...{ end_at: `${to}T24:00:00+09:00`, locked_to: null },
  });
  const busy = [at('2026-12-10', '2026-12-10', 'b1'), at('2026-12-12', '2026-12-12', 'b2')];
  const bars = dayBarsOf({ busy, time_zone: 'Asia/Tokyo', margin_days: 2 }, words);
  expect(bars.filter(({ kind }) => kind === 'margin')).toEqual([
    { id: 'b1-before', from: '2026-12-08', to: '2026-12-09', kind: 'margin', label: 'bar.margin' },
    { id: 'b2-before', from: '2026-12-11', to: '2026-12-11', kind: 'margin', label: 'bar.margin' },
  ]);
});

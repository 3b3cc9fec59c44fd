import { recordOf } from './record';

it('rounds the share of late returns to whole percent, half of one up', () => {
  expect(recordOf({ bookings: 14, ended: 12, late: 2 })).toEqual({
    ...{ bookingsCount: 14, endedCount: 12, lateCount: 2, overdueRate: 17 },
  });
  expect(recordOf({ bookings: 8, ended: 8, late: 1 }).overdueRate).toBe(13);
  expect(recordOf({ bookings: 7, ended: 7, late: 7 }).overdueRate).toBe(100);
  expect(recordOf({ bookings: 5, ended: 5, late: 0 }).overdueRate).toBe(0);
});

it('shows neither a rate nor the late returns below five returned bookings', () => {
  expect(recordOf({ bookings: 9, ended: 4, late: 4 })).toEqual({
    ...{ bookingsCount: 9, endedCount: 4, lateCount: null, overdueRate: null },
  });
});

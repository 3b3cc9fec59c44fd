import { yearBefore, type FormerBooking } from '../src/demo/history';
import { LENDERS } from '../src/demo/fill';
import { MEMBERS } from '../src/demo/people';

const TODAY = '2027-06-09';
const year = LENDERS.map((lender) => ({
  lender,
  bookings: yearBefore(TODAY, 'Asia/Tokyo', lender, MEMBERS),
}));

/** First and last moment of a booking, epoch milliseconds. */
function spanOf({ range }: FormerBooking): readonly [from: number, until: number] {
  if ('startAt' in range) return [range.startAt.getTime(), range.endAt.getTime()];
  const at = (day: string) => Date.parse(`${day}T00:00:00+09:00`);
  return [at(range.startDate), at(range.endDate) + 86_400_000];
}

describe.each(year)('the past year of $lender.name', ({ lender, bookings }) => {
  test('has bookings in each of its months, made before they begin and over before today', () => {
    expect(bookings.length).toBeGreaterThan(50);
    expect(bookings.length).toBeLessThan(150);
    expect(new Set(bookings.map((one) => new Date(spanOf(one)[0]).getMonth())).size).toBe(12);
    for (const booking of bookings) {
      const [from, until] = spanOf(booking);
      expect(booking.madeAt).toBeLessThan(from);
      expect(until).toBeLessThan(Date.parse(`${TODAY}T00:00:00+09:00`) - 86_400_000);
      expect(booking.returnedAt).toBeGreaterThan(from);
    }
  });

  test('lends no good twice at once, nor within its margin', () => {
    for (const { key, terms } of lender.goods) {
      const spans = bookings.filter(({ good }) => good === key).map((one) => spanOf(one));
      spans.sort(([a], [b]) => a - b);
      const margin = Number(terms?.['margin_days'] ?? 0) * 86_400_000;
      for (const [at, [from]] of spans.entries())
        if (at > 0) expect(from).toBeGreaterThanOrEqual(spans[at - 1]![1] + margin);
    }
  });

  test('is of members of the group of each good, some late, and leaves goods that nobody has borrowed', () => {
    for (const { by, good } of bookings) {
      const { group } = lender.goods.find(({ key }) => key === good)!;
      expect(MEMBERS.find(({ key }) => key === by)?.groups).toContain(group);
    }
    expect(bookings.some((one) => one.returnedAt! > spanOf(one)[1])).toBe(true);
    expect(new Set(bookings.map(({ good }) => good)).size).toBeLessThan(lender.goods.length);
  });
});

import fc from 'fast-check';
import { runs } from '../../../../packages/platform/src/testing/budget';
import { randomDay, writtenDay } from '../../test/days';
import { placeOf, type LentBooking } from '../../test/model/day';
import { DAY_PARTS, daysOf, lendersDay, partOf, partsOf, type DayBooking, type DayLender } from './day';
import { weekAfter, weekOf } from './day-week';

const lenderOf = (zone: string, managesHandOver = false): DayLender => ({ id: zone, zone, managesHandOver });

function bookingOf(lent: LentBooking, lenderId: string, at = 0): DayBooking {
  const { startAt, endAt, disputed, ...rest } = lent;
  return { id: `b${at}`, lenderId, span: { from: startAt, until: endAt }, ...rest, inDispute: disputed };
}

it('puts each booking of a random day where the model writes it down, and counts the week as its days do', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(randomDay, (one) => {
      const { calendar, now, date, lent } = writtenDay(one);
      const desk = { zone: calendar.zone, now, handsOver: one.handsOver };
      const lender = lenderOf(calendar.zone, one.handsOver);
      const bookings = lent.map((each, at) => bookingOf(each, lender.id, at));
      const days = [lendersDay(lender, date, now)];
      const parts = partsOf(bookings, days, now);
      const places = lent.map((each) => placeOf(each, desk, date));
      for (const part of DAY_PARTS) {
        const expected = bookings.filter((_, at) => places[at] === part).map(({ id }) => id);
        expect([part, parts[part].map(({ id }) => id).sort()]).toEqual([part, expected.sort()]);
        if (expected.length > 0) seen.add(part);
      }
      const week = weekOf(date, bookings, weekAfter(days, [lender], now), now);
      expect(week).toEqual(
        week.map((counted) => {
          const on = lent.map((each) => placeOf(each, desk, counted.date));
          const count = (place: string) => on.filter((placed) => placed === place).length;
          return { date: counted.date, starts: count('starts'), due: count('due') };
        }),
      );
    }),
    { numRuns: runs(150, 1_000) },
  );
  expect([...seen].sort()).toEqual([...DAY_PARTS].sort());
}, 120_000);

describe('a day', () => {
  const tokyo = lenderOf('Asia/Tokyo');
  const now = Date.parse('2027-01-15T10:00:00+09:00');
  const lent: LentBooking = {
    startAt: Date.parse('2027-01-14T00:00:00+09:00'),
    endAt: Date.parse('2027-01-16T00:00:00+09:00'),
    ...{ handedOverAt: null, returnedAt: null, awaitsReceipt: false, cancelledAt: null },
    ...{ disputed: false, overcommitted: false },
  };
  const on = (date: string, more: Partial<LentBooking>) =>
    partOf(bookingOf({ ...lent, ...more }, tokyo.id), lendersDay(tokyo, date, now), now);

  it('has an end at 24:00, and not one at 0:00 of the next day', () => {
    expect(on('2027-01-15', {})).toBe('due');
    expect(on('2027-01-16', {})).toBeNull();
  });

  it('is asked for from seven days before a lender’s today to 31 days after it', () => {
    const codeOf = (date: string) => {
      const verdict = daysOf([tokyo], date, now);
      return verdict.ok ? verdict.value[0]!.date : verdict.refusal;
    };
    expect(codeOf('2027-01-08')).toBe('2027-01-08');
    expect(codeOf('2027-02-15')).toBe('2027-02-15');
    const refusal = { code: 'validation.range', params: { from: '2027-01-08', to: '2027-02-15' } };
    expect(codeOf('2027-01-07')).toMatchObject(refusal);
    expect(codeOf('2027-02-16')).toMatchObject(refusal);
  });

  it('is each lender’s own where none is asked for', () => {
    const verdict = daysOf([tokyo, lenderOf('America/New_York')], undefined, now);
    expect(verdict).toMatchObject({ value: [{ date: '2027-01-15' }, { date: '2027-01-14' }] });
  });

  it('begins with what is late longest, and ends with what was settled first', () => {
    const late = [1, 3, 2].map((days, at) =>
      bookingOf({ ...lent, endAt: now - days * 86_400_000, startAt: now - 9e8 }, tokyo.id, at),
    );
    const back = [1, 3, 2].map((hours, at) =>
      bookingOf({ ...lent, returnedAt: now - hours * 3_600_000 }, tokyo.id, 3 + at),
    );
    const parts = partsOf([...late, ...back], [lendersDay(tokyo, '2027-01-15', now)], now);
    expect(parts.late.map(({ id }) => id)).toEqual(['b1', 'b2', 'b0']);
    expect(parts.settled.map(({ id }) => id)).toEqual(['b3', 'b5', 'b4']);
  });
});

import type { BookingRange } from '@kashikari/availability';
import { addDays } from '@kashikari/kernel';
import fc from 'fast-check';
import { bookingOf, DAYS, GOOD, HOUR, LENDER, noon, ZONE } from '../../test/booking-contexts';
import { mayBookInBulk } from './bulk-booking';
import { checkCreate, newBooking, type NewBooking } from './create-booking';
import type { Good, Lender } from './good';

const now = noon('2027-01-06'); // a Wednesday
const days = (from: number, to = from): BookingRange => ({
  unit: 'day',
  startDate: addDays('2027-01-06', from),
  endDate: addDays('2027-01-06', to),
});
const wanted = (more: Partial<NewBooking> = {}): NewBooking => ({
  id: 'new',
  asked: days(1, 2),
  quantity: 1,
  borrowerId: 'borrower',
  memo: '',
  method: 'web',
  ...{ bookedBy: 'borrower', byCard: false },
  ...more,
});

function code(
  ask: Partial<NewBooking>,
  {
    good = {},
    lender = {},
    manages = false,
  }: { good?: Partial<Good>; lender?: Partial<Lender>; manages?: boolean } = {},
): string {
  const verdict = checkCreate(wanted(ask), { ...GOOD, ...good }, { ...LENDER, ...lender }, manages, now);
  return verdict.ok ? 'ok' : verdict.refusal.code;
}

describe('a new booking', () => {
  it('may be as long as the good allows, and no day longer, for managers too', () => {
    const good = { maxDays: 3 };
    expect([1, 2, 3].map((to) => code({ asked: days(0, to) }, { good }))).toEqual([
      'ok',
      'ok',
      'booking.max_days',
    ]);
    expect(code({ asked: days(0, 3) }, { good, manages: true })).toBe('booking.max_days');
  });

  it('may ask for as many as there are, and no more', () => {
    expect([1, 3, 4].map((quantity) => code({ quantity }))).toEqual(['ok', 'ok', 'booking.quantity']);
    expect([0, -1, 1.5].map((quantity) => code({ quantity }))).toEqual(Array(3).fill('validation'));
  });

  it('must leave the days ahead that the lender asks for; managers pass over that', () => {
    const lender = { atLeastDaysAhead: 2 };
    expect([1, 2].map((from) => code({ asked: days(from) }, { lender }))).toEqual([
      'booking.at_least_days_ahead',
      'ok',
    ]);
    expect(code({ asked: days(1) }, { lender, manages: true })).toBe('ok');
  });

  it('begins and ends on open days; managers pass over that', () => {
    const lender = { disabledDaysIndexes: [6], closedDates: ['2027-01-11'] };
    expect(code({ asked: days(3, 4) }, { lender })).toBe('booking.disabled_weekday');
    expect(code({ asked: days(2, 5) }, { lender })).toBe('booking.closed_date');
    expect(code({ asked: days(2, 6) }, { lender })).toBe('ok');
    expect(code({ asked: days(3, 5) }, { lender, manages: true })).toBe('ok');
  });

  it('of a restricted good is for managers', () => {
    const good = { restrictReservation: true };
    expect([code({}, { good }), code({}, { good, manages: true })]).toEqual(['booking.restricted', 'ok']);
  });

  it('of a good for reference is for nobody', () => {
    const good = { forReferenceOnly: true };
    expect(code({}, { good, manages: true })).toBe('booking.reference_only');
  });

  it('of a good that is booked by scanning needs its code', () => {
    const good = { onlyScanBooking: true, managementId: 'C-7' };
    expect(code({}, { good })).toBe('booking.scan_only');
    expect(code({ scannedCode: 'C-8' }, { good })).toBe('booking.scan_only');
    expect(code({ scannedCode: 'C-7' }, { good })).toBe('ok');
  });

  it('of a good with a label needs the label’s code or the management id, not its address', () => {
    const good = { onlyScanBooking: true, managementId: 'C-7', labelHash: 'e1' };
    expect(code({ scannedCode: `https://lend.example/goods/${GOOD.id}` }, { good })).toBe(
      'booking.scan_only',
    );
    expect(code({ scannedCode: GOOD.id }, { good })).toBe('booking.scan_only');
    const label = 'https://lend.example/q/ABCDEFGHJKLM';
    expect(code({ scannedCode: label, scannedHash: 'e0' }, { good })).toBe('booking.scan_only');
    expect(code({ scannedCode: label, scannedHash: 'e1' }, { good })).toBe('ok');
    expect(code({ scannedCode: 'C-7' }, { good })).toBe('ok');
  });

  it('of a good that is booked by scanning is for managers without a code, too', () => {
    expect(code({}, { good: { onlyScanBooking: true }, manages: true })).toBe('ok');
  });

  it('on the spot starts on the lender’s current day, for managers too', () => {
    const takeout = { method: 'takeout' as const };
    const codes = [0, 1, 14].map((from) => code({ ...takeout, asked: days(from, 20) }));
    expect(codes).toEqual(['ok', 'booking.not_now', 'booking.not_now']);
    expect(code({ ...takeout, asked: days(1) }, { manages: true })).toBe('booking.not_now');
    expect(code({ ...takeout, asked: days(-1, 2) })).toBe('booking.in_the_past');
    expect(code({ method: 'api', asked: days(14) })).toBe('ok');
  });

  it('on the spot by the hour starts in the current quarter of an hour or the next', () => {
    const good = { isHourly: true };
    const quarter = HOUR / 4;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: quarter - 1 }),
        (later, into) => {
          const startAt = now + later * quarter;
          const asked = { unit: 'hour' as const, startAt, endAt: startAt + HOUR };
          const verdict = checkCreate(
            wanted({ method: 'takeout', asked }),
            { ...GOOD, ...good },
            LENDER,
            false,
            now + into,
          );
          const expected = later === 0 || startAt - (now + into) <= quarter;
          expect(verdict).toMatchObject(
            expected ? { ok: true } : { ok: false, refusal: { code: 'booking.not_now', field: 'start_at' } },
          );
        },
      ),
    );
  });

  it('freezes the zone and the margin', () => {
    const booking = newBooking(wanted(), { ...GOOD, marginDays: 2 }, LENDER, now);
    expect(booking.terms).toEqual({ zone: LENDER.zone, marginDays: 2 });
    expect(booking.agreedUntil).toBe(booking.span.until);
  });
});

it.each([
  [{ isHourly: true }, 'bulk.hourly'],
  [{ forReferenceOnly: true }, 'bulk.reference_only'],
  [{ restrictReservation: true }, 'bulk.restricted'],
  [{ priced: true }, 'bulk.priced'],
] as const)('a good with %p is not booked in bulk', (fields, expected) => {
  const verdict = mayBookInBulk({ ...GOOD, ...fields });
  expect(verdict).toMatchObject({ ok: false, refusal: { code: expected, params: { good_id: GOOD.id } } });
});

describe('what comes of a new booking', () => {
  const asking = {
    ...{ id: 'new', asked: DAYS, quantity: 2, borrowerId: 'borrower', memo: 'x', method: 'scan' as const },
    ...{ bookedBy: 'borrower', byCard: false },
  };

  it('is live, untouched, and as it was asked for', () => {
    expect(newBooking(asking, GOOD, LENDER, noon('2026-12-01'))).toEqual({
      ...bookingOf(),
      ...{ id: 'new', quantity: 2, memo: 'x', method: 'scan' },
    });
    expect(newBooking({ ...asking, seriesId: 's' }, GOOD, LENDER, 1).seriesId).toBe('s');
  });

  it('by the hour has no margin', () => {
    const asked = { unit: 'hour' as const, startAt: noon('2027-01-09'), endAt: noon('2027-01-09') + HOUR };
    const booking = newBooking({ ...asking, asked }, { ...GOOD, marginDays: 2 }, LENDER, noon('2027-01-09'));
    expect(booking.terms).toEqual({ zone: ZONE, marginDays: 0 });
  });

  it('says how many there are where it asks for too many or none', () => {
    const ask = (quantity: number) =>
      checkCreate({ ...asking, quantity }, GOOD, LENDER, true, noon('2027-01-09'));
    expect(ask(4)).toMatchObject({ refusal: { params: { max: 3 }, field: 'quantity' } });
    expect(ask(0)).toMatchObject({ refusal: { params: { least: 1 }, field: 'quantity' } });
  });

  it('in bulk is of any good that nothing is special about', () => {
    expect(mayBookInBulk(GOOD)).toEqual({ ok: true, value: null });
  });
});

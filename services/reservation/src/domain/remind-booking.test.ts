import type { Verdict } from '@kashikari/kernel';
import {
  bookingContextOf,
  BORROWER,
  HOUR,
  noon,
  ONLOOKER,
  type BookingContextParts,
} from '../../test/booking-contexts';
import { remindBooking } from './remind-booking';

/** A booking from the 10th to the 12th, out since then. */
const remind = (parts: BookingContextParts = {}, words = '') =>
  remindBooking(bookingContextOf({ now: noon('2027-01-12'), ...parts }), 'en', words);
const codeOf = (verdict: Verdict<unknown>) => (verdict.ok ? 'ok' : verdict.refusal.code);

describe('a reminder by a manager', () => {
  it('is for what is out and due today or late, and nothing else', () => {
    const midnight = noon('2027-01-12') - 12 * HOUR;
    expect(codeOf(remind({ now: midnight - 1 }))).toBe('booking.not_due');
    expect(codeOf(remind({ now: midnight }))).toBe('ok');
    expect(codeOf(remind({ now: noon('2027-02-12') }))).toBe('ok');
    const managed = { lender: { manageHandOver: true } };
    expect(codeOf(remind(managed))).toBe('booking.not_due');
    expect(codeOf(remind({ ...managed, booking: { handedOverAt: midnight } }))).toBe('ok');
    for (const booking of [{ returnedAt: midnight }, { cancelledAt: midnight, live: false }])
      expect(codeOf(remind({ booking }))).toBe('booking.not_due');
  });

  it('is for managers', () => {
    expect(codeOf(remind({ caller: BORROWER }))).toBe('booking.manager_only');
    expect(codeOf(remind({ caller: ONLOOKER }))).toBe('forbidden');
  });

  it('is sent once a day, by the lender’s calendar', () => {
    const remindedAt = noon('2027-01-12');
    const midnight = noon('2027-01-13') - 12 * HOUR;
    expect(remind({ now: midnight - 1, booking: { remindedAt } })).toMatchObject({
      refusal: { code: 'booking.already_reminded', params: { at: '2027-01-12T03:00:00.000Z' } },
    });
    expect(codeOf(remind({ now: midnight, booking: { remindedAt } }))).toBe('ok');
  });

  it('says whether it is due or late, with the manager’s words after it', () => {
    const bodyOf = (verdict: ReturnType<typeof remind>) => verdict.ok && verdict.value.body;
    expect(bodyOf(remind())).toBe('“Camera” is due back today. Please return it.');
    expect(bodyOf(remind({ now: noon('2027-01-13') }, ' We need it. '))).toBe(
      '“Camera” is past its return date. Please return it.\n\nWe need it.',
    );
    const hiragana = remindBooking(bookingContextOf({ now: noon('2027-01-12') }), 'ja-Hira', '  ');
    expect(bodyOf(hiragana)).toBe('「Camera」は きょうが かえす ひです。かえして ください。');
  });
});

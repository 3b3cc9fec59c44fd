import { addDays, dayOf, instantAt, wallClock, weekdayOf } from '@kashikari/kernel';
import fc from 'fast-check';
import { claimOf, type BookingRange } from '@kashikari/availability';
import { bookingOf, DAYS, GOOD, LENDER, ZONE } from '../../test/booking-contexts';
import type { Booking } from './booking';
import { dueReminder, nextLook, type Remindable } from './reminder';

/** Nine in the morning of a day in January 2027, in Tokyo. */
const nine = (day: number): number => instantAt(`2027-01-${String(day).padStart(2, '0')}`, 540, ZONE);

function subject(more: {
  readonly booking?: Partial<Booking>;
  readonly good?: Partial<Remindable['good']>;
  readonly lender?: Partial<Remindable['lender']>;
  readonly toldOn?: string;
  readonly missing?: boolean;
}): Remindable {
  return {
    booking: { ...bookingOf(DAYS), ...more.booking },
    good: { ...GOOD, ...more.good },
    lender: { ...LENDER, ...more.lender },
    toldOn: more.toldOn ?? null,
    missing: more.missing ?? false,
  };
}

const of = (asked: BookingRange): Partial<Booking> => bookingOf(asked);

/** Returns every reminder of an otherwise unchanged booking until a moment: `11 return`. */
function told(one: Remindable, from: number, until: number): string[] {
  const all: string[] = [];
  let toldOn = one.toldOn;
  for (let at = nextLook(one, from); at !== null && at <= until; at = nextLook({ ...one, toldOn }, at)) {
    const kind = dueReminder({ ...one, toldOn }, at);
    if (kind === null) continue;
    toldOn = dayOf(at, one.lender.zone);
    all.push(`${toldOn.slice(5)} ${kind}`);
  }
  return all;
}

describe('the reminders of a booking', () => {
  // The booking is from the 10th to the 12th.
  it('go on the eve of its first and of its last day, and then while it is late', () => {
    expect(told(subject({}), nine(1), nine(15))).toEqual([
      '01-09 start',
      '01-11 return',
      '01-13 overdue',
      '01-14 overdue',
      '01-15 overdue',
    ]);
  });

  it('go daily for 14 days and then every seventh day', () => {
    const days = told(subject({}), nine(12), instantAt('2027-03-01', 0, ZONE)).map((line) =>
      line.slice(0, 5),
    );
    expect(days).toHaveLength(14 + 4);
    expect(days.slice(0, 14)).toEqual(Array.from({ length: 14 }, (_, n) => `01-${13 + n}`));
    expect(days.slice(14)).toEqual(['02-02', '02-09', '02-16', '02-23']);
  });

  it('go on chosen weekdays alone where the lender has set them, while it is late', () => {
    // The 10th of January 2027 is a Sunday.
    const weekly = subject({ lender: { reminderDaysIndexes: [1, 4] } });
    expect(told(weekly, nine(1), nine(26))).toEqual([
      '01-09 start',
      '01-11 return',
      '01-14 overdue',
      '01-18 overdue',
      '01-21 overdue',
      '01-25 overdue',
    ]);
  });

  it('do not remind of a return what begins on the same day', () => {
    const oneDay = of({ unit: 'day', startDate: '2027-01-10', endDate: '2027-01-10' });
    expect(told(subject({ booking: oneDay }), nine(1), nine(11))).toEqual(['01-09 start', '01-11 overdue']);
  });

  it('go by the day where it is lent by the hour', () => {
    const hours = of({ unit: 'hour', startAt: nine(10), endAt: nine(11) - 3_600_000 });
    expect(told(subject({ booking: hours }), nine(1), nine(13))).toEqual([
      '01-09 start',
      '01-10 return',
      '01-12 overdue',
      '01-13 overdue',
    ]);
  });

  it('leave at the time that the lender sets, and not before it', () => {
    const evening = subject({ lender: { reminderTime: '18:30' } });
    expect(nextLook(evening, nine(1))).toBe(nine(9) + 9.5 * 3_600_000);
    expect(dueReminder(evening, nine(9))).toBeNull();
    expect(dueReminder(evening, nine(9) + 9.5 * 3_600_000)).toBe('start');
  });

  it('are none where it was made after the time at which they leave', () => {
    expect(nextLook(subject({}), nine(9) - 1)).toBe(nine(9));
    expect(nextLook(subject({}), nine(9))).toBe(nine(11));
  });

  it('go once a day, whatever becomes of the time at which they leave', () => {
    const later = subject({ lender: { reminderTime: '18:00' }, toldOn: '2027-01-09' });
    expect(dueReminder(later, nine(9) + 9 * 3_600_000)).toBeNull();
    expect(nextLook(later, nine(9) + 1)).toBe(nine(11) + 9 * 3_600_000);
  });

  it('end with it', () => {
    const back = { returnedAt: nine(11) };
    const cancelled = { cancelledAt: nine(1), live: false };
    for (const booking of [back, cancelled]) {
      expect(nextLook(subject({ booking }), nine(9) - 1)).toBeNull();
      expect(dueReminder(subject({ booking }), nine(13))).toBeNull();
    }
  });

  it('are none of a return or of lateness for what was never collected', () => {
    const never = subject({ lender: { manageHandOver: true } });
    expect(told(never, nine(1), nine(20))).toEqual(['01-09 start']);
    const handed = subject({ lender: { manageHandOver: true }, booking: { handedOverAt: nine(10) } });
    expect(told(handed, nine(10), nine(13))).toEqual(['01-11 return', '01-13 overdue']);
  });

  it('say nothing of a return to who keeps what extends by itself, until it could not', () => {
    const good = { autoExtend: true };
    expect(told(subject({ good }), nine(1), nine(14))).toEqual([
      '01-09 start',
      '01-13 overdue',
      '01-14 overdue',
    ]);
    const until = bookingOf(DAYS).span.until;
    // The midnight after its end decides: longer by then, or late.
    expect(nextLook(subject({ good }), nine(10))).toBe(until + 1);
  });
});

const ZONES = ['Asia/Tokyo', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia'];

describe('on every day of the year, in zones that change their clocks', () => {
  const day = fc.integer({ min: 0, max: 364 }).map((number) => addDays('2027-01-01', number));
  const time = fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
    );

  it('reminders leave once a day, at the lender’s time of day, on the days of the rule', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 10 }),
        fc.constantFrom(...ZONES),
        time,
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
        (startDate, longer, zone, reminderTime, reminderDaysIndexes) => {
          const endDate = addDays(startDate, longer);
          const asked: BookingRange = { unit: 'day', startDate, endDate };
          const madeAt = instantAt(addDays(startDate, -20), 0, zone);
          const terms = { zone, marginDays: 0 };
          const booking = { ...bookingOf(), asked, terms, ...claimOf(asked, terms, madeAt) };
          const one = subject({ booking, lender: { zone, reminderTime, reminderDaysIndexes } });
          const seen: string[] = [];
          let toldOn: string | null = null;
          const until = instantAt(addDays(endDate, 30), 0, zone);
          for (let at = nextLook(one, madeAt); at !== null && at < until;) {
            const kind = dueReminder({ ...one, toldOn }, at);
            const today = dayOf(at, zone);
            expect(kind).not.toBeNull();
            expect(toldOn === null || toldOn < today).toBe(true);
            toldOn = today;
            seen.push(`${today} ${kind}`);
            const { minutes } = wallClock(at, zone);
            const [hours, rest] = reminderTime.split(':').map(Number) as [number, number];
            // If the clock skips that time, the reminder is later by the skipped time, up to an hour.
            expect(minutes - hours * 60 - rest).toBeGreaterThanOrEqual(0);
            expect(minutes - hours * 60 - rest).toBeLessThanOrEqual(60);
            const next: number | null = nextLook({ ...one, toldOn }, at);
            expect(next! > at).toBe(true);
            at = next;
          }
          const late = Array.from({ length: 29 }, (_, n) => n + 1).filter((n) =>
            reminderDaysIndexes.length
              ? reminderDaysIndexes.includes(weekdayOf(addDays(endDate, n)))
              : n <= 14 || n % 7 === 0,
          );
          expect(seen).toEqual([
            `${addDays(startDate, -1)} start`,
            ...(longer > 0 ? [`${addDays(endDate, -1)} return`] : []),
            ...late.map((n) => `${addDays(endDate, n)} overdue`),
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

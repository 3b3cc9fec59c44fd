import { fits, type Occupant } from '@kashikari/availability';
import { startOfDay, type Verdict } from '@kashikari/kernel';
import type { Booking } from '../src/domain/booking';
import { checkCreate, newBooking } from '../src/domain/create-booking';
import type { Line } from '../src/domain/line';
import type { Change, Situation } from '../src/domain/situation';
import { isOut, phaseOf } from '../src/domain/state';
import { BORROWER, GOOD, LENDER, MANAGER, ZONE } from './situations';

/** Day 0 of every history. */
export const FIRST = '2027-01-04';
const DAY = 86_400_000;

/** A day by its number. */
export const day = (index: number) =>
  new Date(Date.parse(`${FIRST}T00:00:00Z`) + index * DAY).toISOString().slice(0, 10);

export interface LedgerTerms {
  readonly quantity: number;
  readonly marginDays: number;
  readonly isExclusive: boolean;
  readonly manageHandOver: boolean;
  readonly autoExtend?: boolean;
}

/** Bookings of one good in memory, changed by the rules alone: what the store does with a lock and SQL. */
export class Ledger {
  readonly bookings: Booking[] = [];
  now = startOfDay(FIRST, ZONE) + 9 * 3_600_000;
  private readonly good;
  private readonly lender;

  constructor(of: LedgerTerms) {
    this.good = { ...GOOD, ...of };
    this.lender = { ...LENDER, manageHandOver: of.manageHandOver, extendableDays: 3 };
  }

  situation(booking: Booking, byManager: boolean): Situation {
    const caller = byManager ? MANAGER : BORROWER;
    return { booking, good: this.good, lender: this.lender, caller, now: this.now };
  }

  create(
    { quantity, byManager }: { quantity: number; byManager: boolean },
    [first, last]: readonly [number, number],
  ): Verdict<unknown> {
    const asked = { unit: 'day' as const, startDate: day(first), endDate: day(last) };
    const id = String(this.bookings.length).padStart(3, '0');
    const wanted = { id, asked, quantity, borrowerId: 'borrower', memo: '', method: 'web' as const };
    const rules = checkCreate(wanted, this.good, this.lender, byManager, this.now);
    if (!rules.ok) return rules;
    const booking = newBooking(wanted, this.good, this.lender, this.now);
    const containsNow = booking.span.from <= this.now && this.now < booking.span.until;
    const room = fits({ parts: [booking.claim], quantity, containsNow }, this.occupants(), this.good);
    if (room.ok) this.bookings.push(booking);
    return room;
  }

  change(
    index: number,
    byManager: boolean,
    rule: (situation: Situation) => Verdict<Change>,
  ): Verdict<unknown> {
    const booking = this.bookings[index] as Booking;
    const verdict = rule(this.situation(booking, byManager));
    if (!verdict.ok) return verdict;
    const { need } = verdict.value;
    const room = need ? fits(need, this.occupants(index), this.good) : verdict;
    if (room.ok) this.bookings[index] = verdict.value.booking;
    return room;
  }

  private occupants(except?: number): Occupant[] {
    return this.bookings.flatMap((booking, index) => {
      if (index === except || !booking.live) return [];
      const phase = phaseOf(booking, this.now, this.good.manageHandOver);
      const open = isOut(phase) || phase === 'reserved';
      return [{ claim: booking.claim, quantity: booking.quantity, open, overdue: phase === 'overdue' }];
    });
  }

  /** The line as it stands, for what midnights do. */
  line(): Line {
    const bookings = this.bookings.filter(({ live }) => live);
    return { good: this.good, lender: this.lender, bookings, now: this.now };
  }

  write(changes: readonly Change[]): void {
    for (const { booking } of changes) {
      this.bookings[this.bookings.findIndex(({ id }) => id === booking.id)] = booking;
    }
  }
}

import type { Verdict } from '@kashikari/kernel';
import {
  bookingContextOf,
  bookingOf,
  BORROWER,
  HOUR,
  LENDER,
  MANAGER,
  noon,
  GROUP_OWNER,
  ONLOOKER,
  type BookingContextParts,
} from '../../test/booking-contexts';

import { cancelBooking } from './cancel-booking';
import { closeDispute } from './close-dispute';

import { handOverBooking } from './hand-over-booking';

import { openDispute } from './open-dispute';
import { prepareBooking, revertPrepare } from './prepare-booking';
import { returnBooking } from './return-booking';
import { revertHandOver } from './revert-hand-over';

import { updateBooking } from './update-booking';
import { withdrawBooking } from './withdraw-booking';

const refusalOf = (verdict: Verdict<unknown>) => (verdict.ok ? undefined : verdict.refusal);
const codeOf = (verdict: Verdict<unknown>) => refusalOf(verdict)?.code ?? 'ok';
const of = (parts: BookingContextParts = {}) => bookingContextOf(parts);
const before = noon('2027-01-09');

describe('a dispute', () => {
  const dispute = { openedAt: 1, openedBy: 'borrower', reason: 'broken' };

  it('is opened by either side, with who and why, once', () => {
    expect(openDispute(of({ caller: BORROWER }), 'broken')).toMatchObject({
      value: {
        kind: 'dispute_opened',
        booking: { dispute: { openedAt: noon('2027-01-11'), openedBy: 'borrower', reason: 'broken' } },
      },
    });
    expect(codeOf(openDispute(of(), 'broken'))).toBe('ok');
    expect(codeOf(openDispute(of({ booking: { dispute } }), 'broken'))).toBe('booking.in_dispute');
    expect(codeOf(openDispute(of({ caller: ONLOOKER }), 'broken'))).toBe('forbidden');
  });

  it('is closed by managers, and by the borrower who has opened it', () => {
    const close = (parts: BookingContextParts) => closeDispute(of({ booking: { dispute }, ...parts }));
    expect(close({})).toMatchObject({ value: { kind: 'dispute_closed', booking: { dispute: null } } });
    expect(codeOf(close({ caller: BORROWER }))).toBe('ok');
    const theirs = { dispute: { ...dispute, openedBy: LENDER.id } };
    expect(codeOf(close({ caller: BORROWER, booking: theirs }))).toBe('booking.manager_only');
    expect(codeOf(closeDispute(of({ caller: BORROWER })))).toBe('booking.not_in_dispute');
    expect(codeOf(closeDispute(of()))).toBe('booking.not_in_dispute');
  });
});

describe('what an act that is refused says', () => {
  it('is where the booking stands, and what else may be done', () => {
    expect(refusalOf(handOverBooking(of({ lender: { manageHandOver: true }, now: before })))).toEqual({
      kind: 'conflict',
      code: 'booking.not_started',
      params: {
        state: 'reserved',
        allowed: [
          ...['update', 'extend', 'cancel', 'open_dispute', 'close_dispute', 'prepare', 'revert_prepare'],
        ],
      },
    });
  });

  it('is of a hand-over that was none: late by the calendar alone', () => {
    const now = noon('2027-01-14');
    expect(refusalOf(revertHandOver(of({ now })))).toMatchObject({
      code: 'booking.not_handed_over',
      params: { state: 'overdue', allowed: ['update', 'extend', 'return', 'open_dispute', 'close_dispute'] },
    });
    expect(codeOf(revertHandOver(of({ now, booking: { handedOverAt: 1 } })))).toBe('ok');
  });

  it('is to a borrower that it is the manager’s, and to others that it is not theirs', () => {
    const lender = { allowReturnByBorrower: false };
    expect(codeOf(returnBooking(of({ lender, caller: BORROWER })))).toBe('booking.manager_only');
    expect(codeOf(returnBooking(of({ caller: ONLOOKER })))).toBe('forbidden');
  });
});

describe('a group owner', () => {
  const back = { confirmationUponReturn: true };

  it('takes back another person’s booking and confirms it at once, whatever the lender lets borrowers do', () => {
    const lender = { allowReturnByBorrower: false };
    expect(returnBooking(of({ good: back, lender, caller: GROUP_OWNER }))).toMatchObject({
      value: { booking: { awaitsReceipt: false, receivedAt: noon('2027-01-11') } },
    });
  });

  it('is a borrower for a booking of their own', () => {
    const caller = { ...GROUP_OWNER, borrows: true };
    const lender = { allowReturnByBorrower: false };
    expect(codeOf(returnBooking(of({ lender, caller })))).toBe('booking.manager_only');
    expect(returnBooking(of({ good: back, caller }))).toMatchObject({
      value: { booking: { awaitsReceipt: true, receivedAt: null } },
    });
  });
});

describe('a booking that is prepared', () => {
  const prepared = { preparedAt: before };

  it('is prepared once by managers, until the end of its first day', () => {
    expect(prepareBooking(of({ now: before }))).toMatchObject({
      value: { kind: 'prepared', booking: { preparedAt: before } },
    });
    expect(codeOf(prepareBooking(of({ now: before, booking: prepared })))).toBe('booking.prepared');
    expect(codeOf(prepareBooking(of({ now: before, caller: BORROWER })))).toBe('booking.manager_only');
    expect(codeOf(prepareBooking(of({ now: before, caller: ONLOOKER })))).toBe('forbidden');
    const midnight = noon('2027-01-10') + 12 * HOUR;
    for (const lender of [{ manageHandOver: true }, { manageHandOver: false }]) {
      expect(codeOf(prepareBooking(of({ lender, now: midnight - 1 })))).toBe('ok');
      expect(codeOf(prepareBooking(of({ lender, now: midnight })))).toBe('booking.not_reserved');
      expect(codeOf(revertPrepare(of({ lender, now: midnight, booking: prepared })))).toBe(
        'booking.not_reserved',
      );
    }
  });

  it('is no longer, once that is undone or it gets other dates or another quantity', () => {
    const context = of({ now: before, booking: prepared });
    expect(revertPrepare(context)).toMatchObject({
      value: { kind: 'prepare_reverted', booking: { preparedAt: null } },
    });
    expect(codeOf(revertPrepare(of({ now: before })))).toBe('booking.not_prepared');
    expect(updateBooking(context, { quantity: 2 })).toMatchObject({
      value: { booking: { preparedAt: null } },
    });
    expect(updateBooking(context, { memo: 'x' })).toMatchObject({
      value: { booking: { preparedAt: before } },
    });
  });
});

describe('who was moved to later', () => {
  it('may cancel until the new start, whatever the lender’s rule', () => {
    const lender = { allowManageByUser: false };
    const cancel = (parts: BookingContextParts) => codeOf(cancelBooking(of({ caller: BORROWER, ...parts })));
    expect(cancel({ lender, now: before })).toBe('booking.manager_only');
    expect(cancel({ lender, now: before, booking: { delayedFrom: 1 } })).toBe('ok');
    expect(cancel({ lender, booking: { delayedFrom: 1 } })).toBe('booking.started');
  });
});

describe('what becomes of a booking', () => {
  it('that is cancelled or handed over is noted with its moment', () => {
    expect(cancelBooking(of({ now: before }))).toMatchObject({
      value: { kind: 'cancelled', booking: { cancelledAt: before, live: false, updatedAt: before } },
    });
    expect(handOverBooking(of({ lender: { manageHandOver: true } }))).toMatchObject({
      value: { kind: 'handed_over', booking: { handedOverAt: noon('2027-01-11') } },
    });
  });

  it('whose good or borrower is gone is that it ends, unless it is out', () => {
    expect(withdrawBooking(of({ now: before, caller: ONLOOKER }))).toMatchObject({
      value: { kind: 'cancelled', booking: { cancelledAt: before, live: false } },
    });
    expect(codeOf(withdrawBooking(of()))).toBe('booking.started');
  });

  it('that comes back to a manager is received, where that is asked; else there is nothing to receive', () => {
    const good = { confirmationUponReturn: true };
    const now = noon('2027-01-11');
    const back = { kind: 'returned', booking: { returnedAt: now, awaitsReceipt: false } };
    expect(returnBooking(of({ good }))).toMatchObject({ value: back });
    expect(returnBooking(of({ good }))).toMatchObject({ value: { booking: { receivedAt: now } } });
    expect(returnBooking(of({}))).toMatchObject({ value: { booking: { receivedAt: null } } });
    expect(returnBooking(of({ caller: BORROWER }))).toMatchObject({ value: back });
    const claim = bookingOf().claim;
    expect(returnBooking(of())).toMatchObject({
      value: { booking: { claimBeforeReturn: claim, claim: { from: claim.from, until: now } } },
    });
  });
});

it('a manager of the lender acts in its place', () => {
  expect(codeOf(cancelBooking(of({ caller: { ...MANAGER, userId: 'staff' }, now: before })))).toBe('ok');
});

import type { Guard } from './guard';

/** What keeps the lender's day to its lenders. */
export const DAY: readonly Guard[] = [
  {
    guard: 'A booking is prepared by its managers only.',
    file: 'services/reservation/src/domain/prepare-booking.ts',
    text: 'const may = callerMay(context, false);',
    fault: 'const may = callerMay(context, true);',
    test: 'services/reservation/src/domain/acts.test.ts',
    named: 'is prepared once by managers, until the end of its first day',
  },
  {
    guard: 'A borrower is reminded by a manager once a day.',
    file: 'services/reservation/src/domain/remind-booking.ts',
    text: 'if (remindedAt !== null && dayOf(remindedAt, lender.zone) === dayOf(now, lender.zone)) {',
    fault: 'if (remindedAt !== null && remindedAt === now + 1) {',
    test: 'services/reservation/test/remind.test.ts',
    named: 'is one message, however many managers send it at the same moment',
  },
  {
    guard: 'A borrower is reminded by managers only.',
    file: 'services/reservation/src/domain/remind-booking.ts',
    text: 'const may = callerMay(context, false);',
    fault: 'const may = callerMay(context, true);',
    test: 'services/reservation/test/remind.test.ts',
    named: 'is refused to borrowers, and for what is not due; to strangers there is no such booking',
  },
  {
    guard: 'A lender’s day is shown to who manages it only.',
    file: 'services/reservation/src/store/booking/day-query.ts',
    text: 'where $2::uuid is null and not l.deleted and (l.id = $1 or l.id in',
    fault: 'where $2::uuid is null and not l.deleted and ($1::uuid is not null or l.id in',
    test: 'services/reservation/test/day.test.ts',
    named: 'is seen by who manages them, each alone where that is asked, and by nobody else',
  },
];

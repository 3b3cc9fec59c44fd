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
];

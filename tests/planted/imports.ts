import type { Guard } from './guard';

const CARD_SHEET = 'services/gateway/test/card-sheet.test.ts';
const CARD_IMPORT = 'services/gateway/test/card-import.test.ts';
const CLOSED_DATES = 'services/gateway/test/closed-dates.test.ts';

/** Imports: what a file says is read as it was meant, or named. */
export const IMPORTS: readonly Guard[] = [
  {
    guard: 'A calendar is read no further than its 5,000th entry that begins.',
    file: 'services/gateway/src/calendars/calendar-parts.ts',
    text: "if (mark === 'BEGIN:VEVENT' && ++begun > MAX_ENTRIES) continue;",
    fault: '',
    test: 'services/gateway/test/closed-days-in.test.ts',
    named: 'are those of the first entries that begin, whether or not they end',
  },
  {
    guard: 'An entry of a calendar lasts at most three years.',
    file: 'services/gateway/src/calendars/calendar-entry.ts',
    text: 'export const MAX_DAYS = 1_100;',
    fault: 'export const MAX_DAYS = 1e12;',
    test: 'services/gateway/test/closed-days-in.test.ts',
    named: 'do not include entries with ',
  },
  {
    guard: 'A day of a calendar that does not exist closes no other day.',
    file: 'services/gateway/src/calendars/calendar-times.ts',
    text: 'if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return undefined;',
    fault: 'if (Number.isNaN(midnight)) return undefined;',
    test: 'services/gateway/test/closed-days-in.test.ts',
    named: 'do not include entries with ',
  },
  {
    guard: 'A repetition of a calendar that the standard does not bound is not computed.',
    file: 'services/gateway/src/calendars/recurrence.ts',
    text: 'if (!isKnown || more.length > 0 || name in rule) return undefined;',
    fault: 'if (more.length > 0) return undefined;',
    test: 'services/gateway/test/closed-days-in.test.ts',
    named: 'that the rule was not read, and do not hang',
  },
  {
    guard: 'A moved or cancelled occurrence of a series does not close its old day.',
    file: 'services/gateway/src/calendars/closed-days-in.ts',
    text: 'const replaced = replacedIn(read);',
    fault: 'const replaced = replacedIn([]);',
    test: 'services/gateway/test/calendar-exports.test.ts',
    named: 'is read to the day: a moved, a cancelled and an excluded occurrence of a weekly series',
  },
  {
    guard: 'A dry run of a calendar import meets the limits of the write.',
    file: 'services/gateway/src/users/closed-dates.routes.ts',
    text: 'if (fresh.length === 0) return',
    fault: 'if (dryRun || fresh.length === 0) return',
    test: CLOSED_DATES,
    named: 'that are more than a lender may have are refused alike',
  },
  {
    guard: 'A dry run of a change of settings writes nothing.',
    file: 'services/identity/src/app/users/update-user.ts',
    text: 'if (update.dryRun) return after;',
    fault: '',
    test: 'services/identity/test/users.test.ts',
    named: 'as a dry run says: the same rules, and nothing is written',
  },
  {
    guard: 'A row longer than its heading is a fault, and loses nothing in silence.',
    file: 'services/gateway/src/sheets/sheet-rows.ts',
    text: 'if (stray !== undefined) faults.push(withoutHeading(stray, line));',
    fault: 'if (stray === line) faults.push(withoutHeading(stray, line));',
    test: CARD_SHEET,
    named: 'says the line of a row that is longer than its heading, and reads the others',
  },
  {
    guard: 'A sheet with a fault that the reader finds makes no card.',
    file: 'services/gateway/src/auth-tokens/auth-token-import.routes.ts',
    text: 'dryRun: dryRun || strays.length > 0',
    fault: 'dryRun',
    test: CARD_IMPORT,
    named: 'with a row longer than its heading writes nothing, and tells it among the faults of the others',
  },
  {
    guard: 'Ids of cards are whole numbers: 007 and 7 are one card.',
    file: 'services/identity/src/domain/cards/card-rows.ts',
    text: '(WHOLE.test(id) ? String(Number(id)) : id)',
    fault: '(WHOLE.test(id) ? id : id)',
    test: 'services/identity/src/domain/cards/card-rows.test.ts',
    named: 'has whole numbers, so that 007 and 7 are the same, and shows them as the sheet does',
  },
  {
    guard: 'Styles of a workbook are counted while they are read.',
    file: 'services/gateway/src/sheets/workbook-styles.ts',
    text: 'if (own.size > MAX_STYLES || styles.length > MAX_STYLES)',
    fault: 'if (own.size > 1e9)',
    test: CARD_SHEET,
    named: 'stops at once at ',
  },
];

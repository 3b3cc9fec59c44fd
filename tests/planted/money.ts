import type { Guard } from './guard';

const LEDGER_TEST = 'services/billing/test/ledger-guard.test.ts';
const CHECK = 'services/billing/sql/check-journal.sql';

/** The guards of money. */
export const MONEY: readonly Guard[] = [
  {
    guard: 'A journal that does not sum up to 0 is refused.',
    file: CHECK,
    text: 'lines < 2 or total <> 0',
    fault: 'lines < 2',
    test: LEDGER_TEST,
    named: 'is refused in a journal of %s',
  },
  {
    guard: 'Journals are checked, those without entries too.',
    file: CHECK,
    text: `create constraint trigger check_journal after insert on journals deferrable initially deferred
  for each row execute function check_journal();`,
    fault: '',
    test: LEDGER_TEST,
    named: 'is refused in a journal of %s',
  },
  {
    guard: 'Entries that follow an early check are checked, too.',
    file: CHECK,
    text: `create constraint trigger check_entry after insert on entries deferrable initially deferred
  for each row execute function check_journal();`,
    fault: '',
    test: LEDGER_TEST,
    named: 'is refused when it unbalances a journal that was checked early',
  },
  {
    guard: 'No entry is added to a journal later.',
    file: 'services/billing/sql/refuse-late-entry.sql',
    text: 'create or replace trigger refuse_late_entry before insert on entries for each row execute function refuse_late_entry();',
    fault: '',
    test: LEDGER_TEST,
    named: 'is refused in a journal of another transaction, balanced too',
  },
  {
    guard: 'A journal can not name a later transaction as its own.',
    file: 'services/billing/sql/stamp-journal.sql',
    text: 'new.made_in := pg_current_xact_id();',
    fault: '',
    test: LEDGER_TEST,
    named: 'is refused late though the journal names the later transaction',
  },
  {
    guard: 'Entries are never changed.',
    file: 'services/billing/sql/refuse-ledger-change.sql',
    text: 'before update or delete or truncate on entries',
    fault: 'before truncate on entries',
    test: LEDGER_TEST,
    named: 'is never changed: %s',
  },
];

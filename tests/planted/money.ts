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
  {
    guard: 'The fee of a group is set by its owner alone.',
    file: 'services/identity/src/app/groups/update-group.ts',
    text: "if (isOtherFee && !permissions.includes('set_fee')) throw forbidden();",
    fault: '',
    test: 'services/identity/test/group-fee.test.ts',
    named: 'is set by the owner alone: others who edit the group may only send back what they got',
  },
  {
    guard: 'Somebody who manages members does not let in whoever has not paid the fee.',
    file: 'services/identity/src/domain/members/membership.ts',
    text: "if (membership.disabledBy === 'fee') return refuse('membership.fee_unpaid');",
    fault: '',
    test: 'services/identity/test/group-fee.test.ts',
    named: 'that is not paid stops a membership, gives its seat away, and brings it back when paid',
  },
  {
    guard: 'A fee is ended by the member who pays it.',
    file: 'services/billing/src/app/fees/end-fee.ts',
    text: 'if (!pays) throw forbidden();',
    fault: '',
    test: 'services/billing/test/fees.test.ts',
    named: 'is nobody else’s to end, and unknown to others',
  },
  {
    guard: 'Leaving without paying gives no new week.',
    file: 'services/billing/src/domain/fees/follow-member.ts',
    text: "const unpaidSince = fee?.state === 'ended' ? fee.unpaidSince : null;",
    fault: 'const unpaidSince = null;',
    test: 'services/billing/test/fees.test.ts',
    named:
      'that is not paid by joining stops the membership on day 7, and leaving and coming back does not help',
  },
];

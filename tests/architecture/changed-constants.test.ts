import { checkRange } from '@kashikari/availability';
import { addDays, instantAt } from '@kashikari/kernel';
import { memberLimitOf } from '../../services/billing/src/domain/subscription';
import { PLANS } from '../../services/billing/src/domain/plans';
import { GOODS_SHEET, Table } from '../../services/gateway/src/sheets/table';
import { changeUser } from '../../services/identity/src/domain/users/change-user';
import { readPassword } from '../../services/identity/src/domain/sign-in/password';
import { signUp } from '../../services/identity/src/domain/sign-in/sign-up';
import { SETTINGS } from '../../services/identity/src/settings';
import { dueReminder } from '../../services/reservation/src/domain/reminder';
import { bookingOf, DAYS, GOOD, LENDER, ZONE } from '../../services/reservation/test/booking-contexts';

/** Other values than the product's, so that a rule that repeats a constant fails here. */
jest.mock('../../packages/kernel/src/constants', () => ({
  ...jest.requireActual<object>('../../packages/kernel/src/constants'),
  ...{ PASSWORD_MIN_LENGTH: 9, PASSWORD_MAX_LENGTH: 11, HOURLY_UNIT_MINUTES: 20 },
  ...{ OVERDUE_DAILY_DAYS: 2, OVERDUE_THEN_EVERY_DAYS: 3, REMIND_BEFORE_START_DAYS: 4 },
  ...{ FREE_PLAN_MEMBERS: 3, LITE_MONTHLY_YEN: 510, HOME_GROUP_TABS: 2, IMPORT_MAX_ROWS: 6 },
  ...{ CARDS_PER_CREATION: 12 },
}));

const form = { name: '桜大学', email: 'a@example.jp', password: 'secret-12', locale: '', timeZone: '' };
const { user } = signUp(form, '01900000-0000-7000-8000-000000000000', 1_000);
const groupIds = [1, 2, 3].map((n) => `01900000-0000-7000-8000-00000000000${n}`);

describe('with other constants the product', () => {
  it.each([
    [8, 'validation.too_short'],
    [9, undefined],
    [11, undefined],
    [12, 'validation.too_long'],
  ])('reads a password of %d characters by the new lengths', (length, code) => {
    const read = readPassword('x'.repeat(length));
    expect(read.ok ? undefined : read.refusal.code).toBe(code);
  });

  it.each([
    [40, true],
    [45, false],
  ])('lends by the new unit: %d minutes', (minutes, ok) => {
    const startAt = Date.UTC(2027, 0, 10);
    const range = { unit: 'hour', startAt, endAt: startAt + minutes * 60_000 } as const;
    const read = checkRange(range, { zone: ZONE, isHourly: true, maxDays: null }, startAt - 1);
    expect(read.ok ? true : read.refusal).toEqual(
      ok || { kind: 'invalid', code: 'booking.quarter_hour', params: { minutes: 20 }, field: 'end_at' },
    );
  });

  it('sends reminders and overdue notices on the new days', () => {
    const one = { booking: bookingOf(DAYS), good: GOOD, lender: LENDER, toldOn: null, missing: false };
    const sent = Array.from({ length: 20 }, (_, n) => addDays('2027-01-05', n)).flatMap((day) => {
      const kind = dueReminder(one, instantAt(day, 540, ZONE));
      return kind ? [`${day.slice(8)} ${kind}`] : [];
    });
    // Booked from the 10th to the 12th.
    expect(sent.filter((line) => !line.endsWith('return'))).toEqual([
      ...['06 start', '13 overdue', '14 overdue', '17 overdue', '20 overdue', '23 overdue'],
    ]);
  });

  it('sells Free and Lite by the new terms', () => {
    expect(memberLimitOf({ plan: 'free', maxMembers: null })).toBe(3);
    expect(PLANS.lite.priceMonthly).toBe(510);
  });

  it('gives Home the new number of tabs', () => {
    expect(changeUser(user, { home_group_ids: groupIds.slice(1) }, 2_000).faults).toEqual([]);
    expect(changeUser(user, { home_group_ids: groupIds }, 2_000).faults).toMatchObject([
      { code: 'validation.too_many', params: { max: 2 } },
    ]);
  });

  it('reads sheets of the new size: the headings and six rows', () => {
    const table = new Table(GOODS_SHEET);
    table.put(6, 0, 'the sixth row');
    expect(() => table.put(7, 0, 'the seventh')).toThrow('file.too_complex');
  });

  it('creates the new number of cards at once unless the setting says otherwise', () => {
    expect(SETTINGS.CARDS_AT_ONCE.parse(undefined)).toBe(12);
    expect(SETTINGS.CARDS_AT_ONCE.parse('7')).toBe(7);
  });
});

import { changeUser, readNewPassword } from './change-user';
import { deleteUser } from './delete-user';
import { DEFAULT_RULES } from './lender-rules';
import { signUp } from '../sign-in/sign-up';
import type { User } from './user';

const form = { name: '桜大学', email: 'a@example.jp', password: 'secret-1', locale: '', timeZone: '' };
const user: User = { ...signUp(form, 'u', 1_000).user, emailVerified: true, passwordHash: 'hash' };

describe('a user', () => {
  it('begins with the defaults of the contract', () => {
    expect(user).toMatchObject({ locale: 'ja', timeZone: 'Asia/Tokyo', version: 1 });
    expect(user.rules).toEqual({
      acceptInvoices: false,
      maxSupplies: undefined,
      limitSupplyRegardlessOfDate: false,
      disabledDaysIndexes: [],
      atLeastDaysAhead: 0,
      extendableDays: 0,
      allowReturnByBorrower: true,
      allowHandOverByUser: false,
      allowManageByUser: true,
      manageHandOver: false,
      disableAutoDelay: false,
      preventPublicAccess: false,
      closedDates: [],
      closedOnHolidays: '',
      queueAnswerHours: 24,
      reminderTime: '09:00',
    });
  });

  it('keeps its address until another one is confirmed', () => {
    const same = changeUser(user, { email: 'A@example.jp' }, 2_000).value;
    expect([same.email, same.pendingEmail, same.emailVerified]).toEqual(['a@example.jp', null, true]);
    const other = changeUser(user, { email: 'b@example.jp' }, 2_000).value;
    expect([other.email, other.pendingEmail, other.emailVerified]).toEqual([
      'a@example.jp',
      'b@example.jp',
      true,
    ]);
  });

  it('learns of every fault at once', () => {
    const { faults } = changeUser(
      user,
      { name: '', extendable_days: 400, closed_dates: ['2026-02-30'] },
      2_000,
    );
    expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name validation.required',
      'extendable_days validation.too_large',
      'closed_dates validation.date',
    ]);
  });

  it('cannot be made into somebody else by a patch', () => {
    const patch = {
      id: 'x',
      version: 99,
      passwordHash: 'x',
      password_hash: 'x',
      created_at: 0,
      constructor: 1,
    };
    expect(changeUser(user, patch, 2_000)).toEqual({
      value: { ...user, version: 2, updatedAt: 2_000 },
      faults: [],
    });
  });

  it.each([undefined, null, ''])('keeps the password when a patch says %j', (password) => {
    expect(readNewPassword({ password })).toEqual({ ok: true, value: undefined });
  });
});

describe('a user who leaves', () => {
  const money = { unpaid: 0, available: 0, inTransit: 0, disputed: 0 };
  const nothing = { borrowed: 0, lent: 0, accounts: 0, money };
  const typed = (email: string) => ({ email, accountName: '' });

  it('leaves nothing personal behind', () => {
    const gone = deleteUser(user, typed(' A@EXAMPLE.jp'), nothing, 2_000);
    if (!gone.ok) throw new Error('Nothing is out');
    const { id, version, locale, timeZone, createdAt, updatedAt, deletedAt, ...personal } = gone.value;
    expect([id, version, locale, timeZone, createdAt, updatedAt, deletedAt]).toEqual([
      'u',
      2,
      'ja',
      'Asia/Tokyo',
      1_000,
      2_000,
      2_000,
    ]);
    expect(JSON.stringify(personal)).not.toMatch(/桜|example|hash/);
    expect(personal).toEqual({
      ...{ name: '', nameReading: '', accountName: null, email: null, emailVerified: false },
      ...{ pendingEmail: null, firstAccountId: null, firstContact: null },
      ...{ passwordHash: null, rules: DEFAULT_RULES, invoiceName: '', invoiceEmail: '' },
      registrationNumber: '',
      ...{
        reminderDaysIndexes: [],
        remindersChosen: false,
        homeGroupIds: [],
        pickUpNote: '',
        thumbnailUrl: '',
        hideAds: false,
        nps: null,
        hideNps: false,
        reviewRequested: false,
      },
    });
  });

  it('types the address first, and brings everything back', () => {
    expect(deleteUser(user, typed('b@example.jp'), nothing, 0)).toMatchObject({
      refusal: { code: 'user.email_mismatch', field: 'email' },
    });
    for (const open of [
      { borrowed: 1, lent: 0 },
      { borrowed: 0, lent: 1 },
    ]) {
      expect(deleteUser(user, typed('a@example.jp'), { ...nothing, ...open }, 0)).toMatchObject({
        refusal: { code: 'user.unreturned_bookings', params: open },
      });
    }
    const nobody = { ...user, email: null };
    expect(deleteUser(nobody, typed(''), nothing, 0)).toMatchObject({
      refusal: { code: 'user.email_mismatch' },
    });
  });
});

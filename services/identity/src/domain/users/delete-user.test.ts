import { deleteUser } from './delete-user';
import { DEFAULT_RULES } from './lender-rules';
import { newUser } from './user';

const HANA = newUser(
  'hana',
  {
    ...{ name: '花', nameReading: 'はな', accountName: 'hana', email: 'hana@example.org' },
    ...{ emailVerified: true, pendingEmail: 'h@example.org', passwordHash: 'x', locale: 'en' },
    ...{ rules: { ...DEFAULT_RULES, extendableDays: 3 }, invoiceName: '花', invoiceEmail: 'h@example.org' },
    ...{
      reminderDaysIndexes: [1],
      remindersChosen: true,
      homeGroupIds: ['g'],
      pickUpNote: '鍵は事務室です。',
      thumbnailUrl: '/x',
      nps: 9,
      hideNps: true,
      reviewRequested: true,
      timeZone: 'Europe/Berlin',
    },
  },
  1_000,
);
const NOTHING = {
  ...{ borrowed: 0, lent: 0, accounts: 0 },
  money: { unpaid: 0, available: 0, inTransit: 0, disputed: 0 },
};

const typed = (email: string, accountName = '') => ({ email, accountName });

describe('a new user', () => {
  it('has the settings of everybody, and nothing that is personal', () => {
    expect(newUser('ken', {}, 1_000)).toEqual({
      ...{ id: 'ken', version: 1, name: '', nameReading: '', accountName: null, email: null },
      ...{ emailVerified: false, pendingEmail: null, passwordHash: null, locale: 'ja' },
      ...{ firstAccountId: null, firstContact: null },
      ...{ timeZone: 'Asia/Tokyo', rules: DEFAULT_RULES, invoiceName: '', invoiceEmail: '' },
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
      ...{ createdAt: 1_000, updatedAt: 1_000, deletedAt: null },
    });
  });

  it('lends by the rules of the contract', () => {
    expect(DEFAULT_RULES).toEqual({
      ...{ maxSupplies: undefined, limitSupplyRegardlessOfDate: false, disabledDaysIndexes: [] },
      ...{ atLeastDaysAhead: 0, extendableDays: 0, allowReturnByBorrower: true },
      ...{ allowHandOverByUser: false, allowManageByUser: true, manageHandOver: false },
      ...{ disableAutoDelay: false, preventPublicAccess: false, closedDates: [], closedOnHolidays: '' },
      ...{ queueAnswerHours: 24, reminderTime: '09:00', acceptInvoices: false },
    });
  });
});

describe('a user who leaves', () => {
  it('leaves an id that resolves to nobody, and nothing that is personal', () => {
    expect(deleteUser(HANA, typed(' HANA@example.org '), NOTHING, 2_000)).toEqual({
      ok: true,
      value: {
        ...newUser('hana', {}, 1_000),
        ...{ locale: 'en', timeZone: 'Europe/Berlin', version: 2, updatedAt: 2_000, deletedAt: 2_000 },
      },
    });
  });

  it('has typed the own address', () => {
    const refusal = { code: 'user.email_mismatch', field: 'email' };
    expect(deleteUser(HANA, typed('ken@example.org'), NOTHING, 2_000)).toMatchObject({ ok: false, refusal });
    expect(deleteUser({ ...HANA, email: null }, typed(''), NOTHING, 2_000)).toMatchObject({
      ok: false,
      refusal,
    });
  });

  it('has typed the account name of an added account, case aside', () => {
    const added = { ...HANA, email: null, firstAccountId: 'ken' };
    expect(deleteUser(added, typed('', ' HANA '), NOTHING, 2_000)).toMatchObject({
      ok: true,
      value: { accountName: null, firstAccountId: null, firstContact: null },
    });
    const refusal = { code: 'user.account_name_mismatch', field: 'account_name' };
    expect(deleteUser(added, typed('hana@example.org', 'ken'), NOTHING, 2_000)).toMatchObject({ refusal });
    expect(deleteUser({ ...added, accountName: null }, typed('', ''), NOTHING, 2_000)).toMatchObject({
      refusal,
    });
  });

  it('has deleted the accounts that were added', () => {
    expect(deleteUser(HANA, typed('hana@example.org'), { ...NOTHING, accounts: 2 }, 2_000)).toMatchObject({
      refusal: { code: 'user.has_accounts', params: { accounts: 2 } },
    });
  });

  it.each([
    { borrowed: 1, lent: 0 },
    { borrowed: 0, lent: 2 },
  ])('has nothing out, on either side: %j', (open) => {
    expect(deleteUser(HANA, typed('hana@example.org'), { ...NOTHING, ...open }, 2_000)).toMatchObject({
      ok: false,
      refusal: { code: 'user.unreturned_bookings', params: open },
    });
  });

  it.each([{ unpaid: 1 }, { available: 1_000 }, { inTransit: 1 }, { disputed: 1 }])(
    'has no money open: %j',
    (open) => {
      const money = { ...NOTHING.money, ...open };
      const { inTransit: in_transit, ...params } = money;
      expect(deleteUser(HANA, typed('hana@example.org'), { ...NOTHING, money }, 2_000)).toMatchObject({
        ok: false,
        refusal: { code: 'user.money_open', params: { ...params, in_transit } },
      });
    },
  );

  it.each([{ available: 999 }, { available: -500 }])(
    'may leave an amount that can’t be paid out: %j',
    (open) => {
      const money = { ...NOTHING.money, ...open };
      expect(deleteUser(HANA, typed('hana@example.org'), { ...NOTHING, money }, 2_000).ok).toBe(true);
    },
  );
});

import {
  accountSnapshotOf,
  goodSnapshotOf,
  groupSnapshotOf,
  managerSnapshotOf,
  membershipSnapshotOf,
  type AccountNews,
  type GoodNews,
  type GoodTermsNews,
  type LenderRulesNews,
} from './read-snapshots';

const ROW = { id: 'x', version: 3, deleted: false };
const TERMS: GoodTermsNews = {
  ...{ quantity: 2, isHourly: true, maxDays: 7, marginDays: 1, isExclusive: true, autoExtend: true },
  ...{ forReferenceOnly: true, restrictReservation: true, onlyScanBooking: true },
  ...{ confirmationUponReturn: true, from: '2027-01-01', to: '2027-12-31' },
};
const { from: _from, to: _to, ...SAME_TERMS } = TERMS;
const ABOUT = {
  ...{ title: '三脚', ownerId: 'hana', groupIds: ['club'], isPublic: true, isPublicUse: false },
  ...{ isHidden: true, managementId: 'C-7', labelHash: 'e1', isbn: '9784815630447', category: '写真' },
};
const NO_PRICES = { perHour: null, perDay: null, perWeek: null, perMonth: null, purchasePrice: null };
const GOOD: GoodNews = { ...ROW, ...ABOUT, terms: TERMS };

describe('a good as catalog tells it', () => {
  it('is known with its terms', () => {
    expect(goodSnapshotOf(GOOD)).toEqual({
      ...ROW,
      ...ABOUT,
      ...SAME_TERMS,
      ...{ lentFrom: '2027-01-01', lentTo: '2027-12-31', priced: false, prices: NO_PRICES },
    });
  });

  it('without terms has no units, so that nothing can be booked of it', () => {
    const { terms: _, ...tombstone } = GOOD;
    expect(goodSnapshotOf({ ...tombstone, deleted: true })).toEqual({
      ...ROW,
      ...ABOUT,
      deleted: true,
      ...{ quantity: 0, isHourly: false, maxDays: null, marginDays: 0, isExclusive: false },
      ...{ autoExtend: false, forReferenceOnly: false, restrictReservation: false, onlyScanBooking: false },
      ...{ confirmationUponReturn: false, lentFrom: null, lentTo: null, priced: false, prices: NO_PRICES },
    });
  });

  it('has what it cost to buy beside its prices, which gives it no price', () => {
    expect(goodSnapshotOf({ ...GOOD, purchasePrice: 900 })).toMatchObject({
      ...{ priced: false, prices: { ...NO_PRICES, purchasePrice: 900 } },
    });
  });

  it('is lent for as long as one likes, and without end, where that is not said', () => {
    const { maxDays: _, ...free } = TERMS;
    expect(goodSnapshotOf({ ...GOOD, terms: { ...free, from: '', to: '' } })).toMatchObject({
      ...{ maxDays: null, lentFrom: null, lentTo: null },
    });
  });

  it.each([
    ['pricePerHour', 'perHour'],
    ['pricePerDay', 'perDay'],
    ['pricePerWeek', 'perWeek'],
    ['pricePerMonth', 'perMonth'],
  ])('has a price where it has %s, and none where that is nothing', (price, kept) => {
    const known = (yen: number) => goodSnapshotOf({ ...GOOD, terms: { ...TERMS, [price]: yen } });
    expect(known(500)).toMatchObject({ priced: true, prices: { ...NO_PRICES, [kept]: 500 } });
    expect(known(0).priced).toBe(false);
  });
});

describe('an account as identity tells it', () => {
  const NEWS: AccountNews = { ...ROW, name: '花', timeZone: 'Europe/Berlin', reminderDaysIndexes: [1] };
  const RULES: LenderRulesNews = {
    ...{ maxSupplies: 3, limitSupplyRegardlessOfDate: true, disabledDaysIndexes: [0] },
    ...{ closedDates: ['2027-01-01'], closedOnHolidays: 'JP', atLeastDaysAhead: 2, extendableDays: 4 },
    ...{ allowReturnByBorrower: false, allowHandOverByUser: true, allowManageByUser: false },
    ...{ manageHandOver: true, disableAutoDelay: true, preventPublicAccess: true, queueAnswerHours: 6 },
    reminderTime: '18:00',
  };
  const known = { ...ROW, name: '花', zone: 'Europe/Berlin', reminderDaysIndexes: [1] };

  it('is known with the rules that it lends by', () => {
    expect(accountSnapshotOf({ ...NEWS, lenderRules: RULES })).toEqual({ ...known, ...RULES });
  });

  it('lends by the usual rules where it has none of its own', () => {
    expect(accountSnapshotOf(NEWS)).toEqual({
      ...known,
      ...{ maxSupplies: null, limitSupplyRegardlessOfDate: false, disabledDaysIndexes: [], closedDates: [] },
      ...{ closedOnHolidays: '', atLeastDaysAhead: 0, extendableDays: 0, allowReturnByBorrower: true },
      ...{ allowHandOverByUser: false, allowManageByUser: true, manageHandOver: false },
      ...{ disableAutoDelay: false, preventPublicAccess: false, queueAnswerHours: 24 },
      reminderTime: '09:00',
    });
  });

  it('without a zone is in Tokyo, and without a time is reminded at nine', () => {
    const read = accountSnapshotOf({ ...NEWS, timeZone: '', lenderRules: { ...RULES, reminderTime: '' } });
    expect(read).toMatchObject({ zone: 'Asia/Tokyo', reminderTime: '09:00' });
  });
});

it('of groups, memberships and managers it is known what is needed, and nothing else of their messages', () => {
  const more = { name: '天文部' };
  const group = { ...ROW, ownerId: 'hana', memberBookingVisible: true };
  const membership = {
    ...{ ...ROW, groupId: 'club', userId: 'ken', groupOwner: true, disabled: false, successorId: 'mina' },
  };
  const manager = { ...ROW, accountId: 'hana', userId: 'ken' };
  expect(groupSnapshotOf({ ...group, ...more })).toEqual(group);
  expect(membershipSnapshotOf({ ...membership, ...more })).toEqual(membership);
  expect(managerSnapshotOf({ ...manager, ...more })).toEqual(manager);
});

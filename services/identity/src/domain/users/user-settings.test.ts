import { addDays } from '@kashikari/kernel';
import { avatarIn, changeUser, readNewPassword } from './change-user';
import { newUser, type User } from './user';

const PICTURE = '01890000-0000-7000-8000-00000000000a';
const OTHER = '01890000-0000-7000-8000-000000000001';
const SHOWN = `/files/images/${PICTURE}/thumb.webp`;
const user: User = newUser(
  'u',
  {
    ...{ name: '桜大学', email: 'a@example.jp', accountName: 'Sakura', nameReading: 'さくら' },
    ...{ invoiceName: '経理', invoiceEmail: 'i@example.jp', thumbnailUrl: SHOWN, nps: 3 },
  },
  1_000,
);
const change = (patch: object) => changeUser(user, { ...patch }, 2_000);

describe('a user’s own settings', () => {
  it.each([
    ['name', ' 梅大学 ', { name: '梅大学' }],
    ['name_reading', 'うめ', { nameReading: 'うめ' }],
    ['name_reading', null, { nameReading: '' }],
    ['account_name', 'Sakura', {}],
    ['account_name', '', { accountName: null }],
    ['account_name', null, { accountName: null }],
    ['locale', 'en', { locale: 'en' }],
    ['time_zone', 'Europe/Paris', { timeZone: 'Europe/Paris' }],
    ['invoice_name', null, { invoiceName: '' }],
    ['invoice_email', 'B@example.jp', { invoiceEmail: 'b@example.jp' }],
    ['invoice_email', '', { invoiceEmail: '' }],
    ['invoice_email', null, { invoiceEmail: '' }],
    ['reminder_days_indexes', [3, 1], { reminderDaysIndexes: [1, 3], remindersChosen: true }],
    ['home_group_ids', [PICTURE, OTHER, PICTURE], { homeGroupIds: [PICTURE, OTHER] }],
    [
      'pick_up_note',
      ' 鍵は事務室です。\r\n土曜はインターホンで。',
      { pickUpNote: '鍵は事務室です。\n土曜はインターホンで。' },
    ],
    ['pick_up_note', '', { pickUpNote: '' }],
    ['thumbnail_url', '', { thumbnailUrl: '' }],
    ['avatar', null, { thumbnailUrl: '' }],
    ['avatar', PICTURE, { thumbnailUrl: SHOWN }],
    ['hide_ads', true, { hideAds: true }],
    ['nps', 10, { nps: 10 }],
    ['nps', 0, { nps: 0 }],
    ['nps', null, { nps: null }],
    ['hide_nps', true, { hideNps: true }],
    ['review_requested', true, { reviewRequested: true }],
  ])('have another %s when %j is sent', (field, sent, changed) =>
    expect(change({ [field]: sent })).toEqual({
      value: { ...user, ...changed, version: 2, updatedAt: 2_000 },
      faults: [],
    }),
  );

  it.each([
    ['max_supplies', 1, { maxSupplies: 1 }],
    ['max_supplies', 10_000, { maxSupplies: 10_000 }],
    ['max_supplies', null, { maxSupplies: undefined }],
    ['limit_supply_regardless_of_date', true, { limitSupplyRegardlessOfDate: true }],
    ['disabled_days_indexes', [6, 0], { disabledDaysIndexes: [0, 6] }],
    ['at_least_days_ahead', 366, { atLeastDaysAhead: 366 }],
    ['extendable_days', 366, { extendableDays: 366 }],
    ['allow_return_by_borrower', false, { allowReturnByBorrower: false }],
    ['allow_hand_over_by_user', true, { allowHandOverByUser: true }],
    ['allow_manage_by_user', false, { allowManageByUser: false }],
    ['manage_hand_over', true, { manageHandOver: true }],
    ['disable_auto_delay', true, { disableAutoDelay: true }],
    ['prevent_public_access', true, { preventPublicAccess: true }],
    ['closed_dates', ['2026-12-31', '2026-01-01'], { closedDates: ['2026-01-01', '2026-12-31'] }],
    ['closed_on_holidays', 'JP', { closedOnHolidays: 'JP' }],
    ['closed_on_holidays', null, { closedOnHolidays: '' }],
    ['closed_on_holidays', '', { closedOnHolidays: '' }],
    ['queue_answer_hours', 168, { queueAnswerHours: 168 }],
  ])('as a lender have another %s when %j is sent', (field, sent, changed) =>
    expect(change({ [field]: sent })).toEqual({
      value: { ...user, rules: { ...user.rules, ...changed }, version: 2, updatedAt: 2_000 },
      faults: [],
    }),
  );

  it.each([
    ['07:15', '07:15'],
    ['the default', '09:00'],
  ])('have reminders that are chosen when the time %s is sent', (_, reminder_time) => {
    expect(user.remindersChosen).toBe(false);
    expect(change({ reminder_time }).value).toEqual({
      ...{ ...user, rules: { ...user.rules, reminderTime: reminder_time }, remindersChosen: true },
      ...{ version: 2, updatedAt: 2_000 },
    });
    expect(change({ reminder_time: '25:00' }).value.remindersChosen).toBe(false);
  });

  it.each([
    ['name', '', 'validation.required', undefined],
    ['name_reading', 'x'.repeat(101), 'validation.too_long', { max: 100 }],
    ['email', 'nowhere', 'validation.email', undefined],
    ['locale', 'fr', 'validation.choice', { choices: ['ja', 'en', 'ja-Hira'] }],
    ['invoice_name', 'x'.repeat(101), 'validation.too_long', { max: 100 }],
    ['invoice_email', 'nowhere', 'validation.email', undefined],
    ['thumbnail_url', 'https://elsewhere.example/a.webp', 'validation.format', undefined],
    ['avatar', 'x', 'validation.format', undefined],
    ['pick_up_note', 'x'.repeat(501), 'validation.too_long', { max: 500 }],
    ['pick_up_note', 'a\u202eb', 'validation.characters', undefined],
    ['nps', 11, 'validation.too_large', { max: 10 }],
    ['nps', -1, 'validation.too_small', { min: 0 }],
    ['hide_nps', false, 'validation.choice', { choices: ['true'] }],
    ['review_requested', null, 'validation.choice', { choices: ['true'] }],
    ['max_supplies', 0, 'validation.too_small', { min: 1 }],
    ['max_supplies', 10_001, 'validation.too_large', { max: 10_000 }],
    ['at_least_days_ahead', -1, 'validation.too_small', { min: 0 }],
    ['at_least_days_ahead', 367, 'validation.too_large', { max: 366 }],
    ['extendable_days', -1, 'validation.too_small', { min: 0 }],
    ['extendable_days', 367, 'validation.too_large', { max: 366 }],
    ['closed_on_holidays', 'FR', 'validation.choice', { choices: ['JP'] }],
    ['queue_answer_hours', 0, 'validation.too_small', { min: 1 }],
    ['queue_answer_hours', 169, 'validation.too_large', { max: 168 }],
  ])('keep their %s when %j is sent', (field, sent, code, params) => {
    expect(change({ [field]: sent })).toEqual({
      value: { ...user, version: 2, updatedAt: 2_000 },
      faults: [{ kind: 'invalid', code, field, ...(params && { params }) }],
    });
  });

  describe('have 1,000 closed days ahead at most', () => {
    const TODAY = '1970-01-01';
    const from = (first: string, count: number) => Array.from({ length: count }, (_, n) => addDays(first, n));
    const before = (count: number) => from(addDays(TODAY, -count), count);
    const sent = (closed_dates: string[]) => {
      const { value, faults } = change({ closed_dates });
      return faults.length > 0 ? faults : value.rules.closedDates;
    };

    it('and refuse one more', () => {
      expect(sent(from(TODAY, 1_000))).toEqual(from(TODAY, 1_000));
      expect(sent(from(TODAY, 1_001))).toMatchObject([
        { code: 'validation.too_many', field: 'closed_dates', params: { max: 1_000 } },
      ]);
    });

    it('whatever days in the past there are, of which the oldest go', () => {
      expect(sent([...before(1_000), ...from(TODAY, 1_000)])).toEqual(from(TODAY, 1_000));
      expect(sent([...before(900), ...from(TODAY, 300)])).toEqual([...before(700), ...from(TODAY, 300)]);
      expect(sent([...before(1_000), ...from(TODAY, 1_001)])).toMatchObject([
        { code: 'validation.too_many' },
      ]);
    });
  });
});

describe('the account name', () => {
  const refusals = (of: Partial<User>, patch: object) =>
    changeUser({ ...user, ...of }, { ...patch }, 2_000).faults.map(({ code, field }) => `${code} ${field}`);
  const added = { email: null, firstAccountId: OTHER };

  it('of a first account may only be removed', () => {
    for (const account_name of ['Ume', 'sakura'])
      expect(refusals({}, { account_name })).toEqual(['user.account_name_first account_name']);
    expect(refusals({ accountName: null }, { account_name: 'Ume' })).toEqual([
      'user.account_name_first account_name',
    ]);
    expect(refusals({ accountName: null }, { account_name: null })).toEqual([]);
  });

  it('of an added account may be changed, and not removed', () => {
    const { value, faults } = changeUser({ ...user, ...added }, { account_name: 'Ume' }, 2_000);
    expect([value.accountName, faults]).toEqual(['Ume', []]);
    expect(refusals(added, { account_name: '' })).toEqual(['validation.required account_name']);
  });

  it('does not give way to an address in an added account', () => {
    expect(refusals(added, { email: 'b@example.jp' })).toEqual(['forbidden email']);
  });
});

describe('the picture that a change names', () => {
  it.each([
    ['by its id', { avatar: PICTURE }],
    ['by where it is shown', { thumbnail_url: SHOWN }],
    ['by where it is shown, no other being given', { avatar: null, thumbnail_url: SHOWN }],
  ])('is found %s', (_how, patch) => expect(avatarIn(patch)).toBe(PICTURE));

  it.each([
    [{}],
    [{ avatar: null }],
    [{ avatar: 'x', thumbnail_url: 7 }],
    [{ thumbnail_url: 'https://a.example' }],
  ])('is none in %j', (patch) => expect(avatarIn(patch)).toBeUndefined());
});

describe('a new password', () => {
  it('is taken as it is, typed once or twice', () => {
    for (const again of [undefined, 'secret-2']) {
      expect(readNewPassword({ password: 'secret-2', password_confirmation: again })).toEqual({
        ...{ ok: true, value: 'secret-2' },
      });
    }
  });

  it('is refused where it is typed otherwise the second time, or is none', () => {
    expect(readNewPassword({ password: 'secret-2', password_confirmation: 'secret-3' })).toEqual({
      ok: false,
      refusal: {
        ...{ kind: 'invalid', code: 'user.password_confirmation', field: 'password_confirmation' },
      },
    });
    expect(readNewPassword({ password: '12345' })).toMatchObject({
      refusal: { code: 'validation.too_short', field: 'password' },
    });
  });
});

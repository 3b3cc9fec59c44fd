import { ADDED_ACCOUNTS_MAX } from '@kashikari/kernel';
import { draftAccount, mayAdd } from './add-account';
import { newUser } from './user';

const FIRST = newUser(
  'first',
  { email: 'hana@example.org', emailVerified: true, locale: 'en', timeZone: 'Europe/Berlin' },
  1_000,
);
const FORM = { name: 'Library', accountName: 'Library_1', password: 'hana-saku-7' };

describe('an added account', () => {
  it('has an account name, and language, time zone and contact of the first account', () => {
    const { user, faults } = draftAccount(FORM, FIRST, 'added', 2_000);
    expect(faults).toEqual([]);
    expect(user).toMatchObject({
      ...{ id: 'added', name: 'Library', accountName: 'Library_1', email: null, emailVerified: false },
      ...{ locale: 'en', timeZone: 'Europe/Berlin', firstAccountId: 'first' },
      firstContact: { email: 'hana@example.org', isVerified: true },
    });
  });

  it('is refused with every fault of its form', () => {
    const { faults } = draftAccount({ name: '', accountName: '', password: '123' }, FIRST, 'added', 2_000);
    expect(faults.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'validation.required name',
      'validation.required account_name',
      'validation.too_short password',
    ]);
  });

  it.each(['current', 'a-b', 'さくら'])('has no account name like %s', (accountName) => {
    const { faults } = draftAccount({ ...FORM, accountName }, FIRST, 'added', 2_000);
    expect(faults).toEqual([
      expect.objectContaining({ code: 'validation.account_name', field: 'account_name' }),
    ]);
  });
});

describe('the limit of added accounts', () => {
  it('is five to a first account', () => {
    expect(ADDED_ACCOUNTS_MAX).toBe(5);
    expect(mayAdd(FIRST, 4).ok).toBe(true);
    expect(mayAdd(FIRST, 5)).toMatchObject({
      refusal: { code: 'user.too_many_accounts', params: { max: 5 } },
    });
  });

  it('leaves none to added accounts and member cards', () => {
    const added = draftAccount(FORM, FIRST, 'added', 2_000).user;
    expect(mayAdd(added, 0)).toMatchObject({ refusal: { code: 'forbidden' } });
    expect(mayAdd(newUser('card', {}, 1_000), 0)).toMatchObject({ refusal: { code: 'forbidden' } });
  });
});

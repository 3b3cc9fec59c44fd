import { isOwnWord } from './own-words';

const OWN = { name: '山田 Hanako', email: 'hanako.yamada@example.jp', accountName: 'Hana_2' };

describe('a password', () => {
  it.each([
    ['the name', '山田hanako'],
    ['the name with other signs', '山田-HANAKO!'],
    ['the address', 'Hanako.Yamada@Example.jp'],
    ['the address without its signs', 'hanakoyamadaexamplejp'],
    ['what stands before its @', 'hanako yamada'],
    ['the account name', 'HANA2'],
    ['full width letters of it', 'ｈａｎａ２'],
  ])('is no more than one’s own word where it is %s', (_what, password) =>
    expect(isOwnWord(password, OWN)).toBe(true),
  );

  it.each(['hanako', 'hanako.yamada1', 'example.jp', 'yamada', 'kashikari-demo', '', '!!!!'])(
    'is more than that: %j',
    (password) => expect(isOwnWord(password, OWN)).toBe(false),
  );

  it.each(['kashikari', 'Kashi-Kari', ' KASHIKARI!'])(
    'is no more than the name of the product: %j',
    (password) => expect(isOwnWord(password, {})).toBe(true),
  );

  it('may be a short name, which is in many passwords by chance', () => {
    expect(isOwnWord('Mio', { name: 'Mio' })).toBe(false);
    expect(isOwnWord('Miou', { name: 'Miou' })).toBe(true);
  });

  it.each([{}, { name: null, email: null, accountName: null }])('is compared with nothing of %j', (own) => {
    expect(isOwnWord('', own)).toBe(false);
    expect(isOwnWord('secret', own)).toBe(false);
    expect(isOwnWord('undefined', own)).toBe(false);
  });
});

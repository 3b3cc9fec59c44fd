import { LOCALES, type Locale } from '@kashikari/kernel';
import { ERRORS, type ErrorRow } from '@kashikari/kernel/errors';
import { messageOf } from '../src/errors/catalogue';

/** Words that children meet in katakana every day; all others are written in hiragana. */
const LOAN_WORDS = [
  'ログイン',
  'リンク',
  'サーバー',
  'エラー',
  'プラン',
  'メール',
  'メールアドレス',
  'アカウント',
  'カード',
  'グループ',
  'メンバー',
  'パスワード',
];

/** Every text of the catalogue: by its code, with those of what a limit counts. */
const TEXTS = Object.entries<ErrorRow>(ERRORS).flatMap(([code, row]) => [
  { code, params: row.params ?? {}, words: row },
  ...Object.entries(row.of ?? {}).map(([of, words]) => ({
    code: `${code}.${of}`,
    params: row.params ?? {},
    words,
  })),
]);
const holes = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name as string).sort();

describe('the messages of errors', () => {
  it.each(TEXTS)('say something in every language: $code', ({ words }) => {
    for (const locale of LOCALES) expect(words[locale].trim().length).toBeGreaterThan(2);
  });

  it('have the same values to fill in, in every language', () => {
    for (const { code, words } of TEXTS)
      for (const locale of LOCALES) expect([code, holes(words[locale])]).toEqual([code, holes(words.en)]);
  });

  it('ask only for parameters that the code has', () => {
    const unknown = TEXTS.flatMap(({ code, params, words }) => {
      const names = Object.keys(params).map((name) => name.replace('?', ''));
      const given = [...names, ...(names.includes('retry_after') ? ['wait'] : [])];
      return holes(words.en)
        .filter((name) => !given.includes(name))
        .map((name) => `${code}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('use no kanji for children, and katakana only for words that they know', () => {
    for (const { code, words } of TEXTS) {
      const text = words['ja-Hira'];
      expect([code, text.match(/\p{Script=Han}/u)]).toEqual([code, null]);
      const loans = text.match(/[\u30a1-\u30fa\u30fc]+/g) ?? [];
      expect([code, loans.filter((word) => !LOAN_WORDS.includes(word))]).toEqual([code, []]);
    }
  });

  it('count in English', () => {
    expect(messageOf('booking.max_days', { max: 1 }, 'en')).toBe('You can book up to 1 day.');
    expect(messageOf('validation.one_of', { fields: ['a', 'b'] }, 'en')).toBe(
      'Specify exactly one of: a, b.',
    );
  });

  it('name what a limit counts, and never the account where it is the address', () => {
    const told = (by: string, retry_after: number, locale: Locale = 'en') =>
      messageOf('rate_limited', { by, retry_after, limit: 10 }, locale);
    expect(told('account', 1)).toBe('Too many attempts with this account. Try again in 1 second.');
    expect(told('address', 59)).toBe('Too many attempts from your network. Try again in 59 seconds.');
    expect(told('card', 600)).toContain('10 minutes');
    expect(told('account', 7200, 'ja')).toContain('2 時間ほど');
    expect(told('account', 7200, 'ja-Hira')).toContain('2じかん');
    for (const locale of LOCALES) expect(told('address', 59, locale)).not.toMatch(/account|アカウント/);
  });

  it('say only that it did not work for a code that nobody knows', () => {
    expect(messageOf('made.up', {}, 'en')).toBe('That didn’t work. Try again.');
  });

  // Refusals of the product specification, section 8, that need another day or another service. The others are tested
  // in tests/contract/spoken-refusals.test.ts. The texts are written independently of the catalog.
  it.each([
    [
      'token_expired',
      {},
      'Your session has expired. Sign in again.',
      'ログインの有効期限が切れました。もう一度ログインしてください。',
      'ログインの じかんが きれました。もういちど ログインして ください。',
    ],
    [
      'internal',
      {},
      'A server error has occurred.',
      'サーバーエラーが発生しました。',
      'サーバーで エラーが おきました。',
    ],
    [
      'unavailable',
      {},
      'The service is temporarily unavailable. Please try again later.',
      '現在サービスを利用できません。しばらくしてからお試しください。',
      'いまは つかえません。すこし まってから ためして ください。',
    ],
    [
      'rate_limited',
      { by: 'account', retry_after: 30 },
      'Too many attempts with this account. Try again in 30 seconds.',
      'このアカウントでの操作が多すぎます。30 秒ほどたってから、もう一度お試しください。',
      'この アカウントで なんども しすぎました。30びょう まってから もういちど ためして ください。',
    ],
    ['booking.on_loan', {}, 'It is out right now.', 'いま貸し出し中です。', 'いま だれかが かりて います。'],
    [
      'books.none',
      {},
      'No book was found for this ISBN. Enter its details by hand.',
      'このISBNの本は見つかりませんでした。',
      'この ISBN の ほんは みつかりませんでした。',
    ],
    [
      'import.too_many',
      { max: 10000 },
      'You can import up to 10000 rows at once.',
      '一度に取り込めるのは10000行までです。',
      'いちどに とりこめるのは 10000ぎょうまでです。',
    ],
    [
      'import.not_csv',
      {},
      'This can’t be read as a sheet. Use CSV or XLSX.',
      '表として読めません。CSVまたはXLSXを選んでください。',
      'ひょうとして よめません。CSV か XLSX を えらんで ください。',
    ],
    [
      'membership.group_owner',
      {},
      'This person is a group owner. Change them to a member first.',
      'グループ管理者です。先に一般のメンバーに戻してください。',
      'グループを かんりする ひとです。さきに ふつうの メンバーに もどして ください。',
    ],
  ])('say of %s what the specification asks for', (code, params, en, ja, kana) => {
    expect([
      messageOf(code, params, 'en'),
      messageOf(code, params, 'ja'),
      messageOf(code, params, 'ja-Hira'),
    ]).toEqual([en, ja, kana]);
  });
});

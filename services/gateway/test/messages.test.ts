import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@kashikari/kernel';
import { BETWEEN_SERVICES } from '../src/errors/between-services';
import { messageOf } from '../src/errors/catalogue';
import { ERROR_STATUS } from '../src/errors/codes';
import en from '../src/errors/messages.en.json';
import jaHira from '../src/errors/messages.ja-Hira.json';
import ja from '../src/errors/messages.ja.json';

const CATALOGUES: Record<string, Record<string, string>> = { ja, en, 'ja-Hira': jaHira };
const root = path.resolve(__dirname, '../../..');

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

/** Letters have words of their own, with keys that look like codes. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.ts') && !/\.(test|job)\.ts$|(^|[/\\])(test|gen|dist|letters)[/\\]/.test(name),
    )
    .map((name) => path.join(folder, name));
}

/** Codes that the sources of services and platform name: `area.code` where a refusal is made. */
function codesInSources(): Map<string, string> {
  const areas = [...new Set(Object.keys(ERROR_STATUS).map((code) => code.split('.')[0]))];
  const dotted = new RegExp(`['"\`]((?:${areas.join('|')})\\.[a-z0-9_]+)['"\`]`, 'g');
  const refused =
    /(?:refuse(?:<[^>]*>)?|forbidden)\(\s*(?:'[a-z_]+',\s*)?'([a-z_]+(?:\.[a-z_0-9]+)?)'|\bcode: '([a-z_.0-9]+)'/g;
  const found = new Map<string, string>();
  for (const service of readdirSync(path.join(root, 'services')).filter((name) => name !== 'gateway')) {
    for (const file of [
      ...sources(path.join(root, 'services', service, 'src')),
      ...sources(path.join(root, 'packages/platform/src')),
    ]) {
      const text = readFileSync(file, 'utf8');
      for (const [, code] of text.matchAll(dotted)) if (code) found.set(code, file);
      for (const [, a, b] of text.matchAll(refused)) if (a ?? b) found.set(String(a ?? b), file);
    }
  }
  return found;
}

describe('the messages of errors', () => {
  it('cover every code in every language, and nothing else', () => {
    const limits = ['account', 'address', 'card', 'invite', 'link'].map((by) => `rate_limited.${by}`);
    const quotas = ['goods', 'groups', 'pictures', 'bytes'].map((what) => `quota.${what}`);
    const codes = [...Object.keys(ERROR_STATUS), ...limits, ...quotas, 'refused'].sort();
    for (const locale of LOCALES) expect(Object.keys(CATALOGUES[locale] ?? {}).sort()).toEqual(codes);
  });

  it('cover every code that a service may refuse with', () => {
    const unknown = [...codesInSources()].filter(
      ([code]) => !(code in ERROR_STATUS || code in BETWEEN_SERVICES),
    );
    expect(unknown).toEqual([]);
  });

  it('have the same values to fill in, in every language', () => {
    const holes = (text = '') => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
    for (const code of Object.keys(en))
      for (const locale of LOCALES)
        expect([code, holes(CATALOGUES[locale]?.[code])]).toEqual([code, holes(CATALOGUES['en']?.[code])]);
  });

  it('use no kanji for children, and katakana only for words that they know', () => {
    for (const [code, text] of Object.entries(jaHira)) {
      expect([code, text.match(/\p{Script=Han}/u)]).toEqual([code, null]);
      const words = text.match(/[\u30a1-\u30fa\u30fc]+/g) ?? [];
      expect([code, words.filter((word) => !LOAN_WORDS.includes(word))]).toEqual([code, []]);
    }
  });

  it('count in English', () => {
    expect(messageOf('booking.max_days', { max: 1 }, 'en')).toBe('You can book for at most 1 day.');
    expect(messageOf('validation.one_of', { fields: ['a', 'b'] }, 'en')).toBe('Give exactly one of: a, b.');
  });

  it('name what a limit counts, and never the account where it is the address', () => {
    const told = (by: string, retry_after: number, locale: Locale = 'en') =>
      messageOf('rate_limited', { by, retry_after, limit: 10 }, locale);
    expect(told('account', 1)).toBe('Too many tries with this account. Please try again in 1 second.');
    expect(told('address', 59)).toBe('Too many tries from your network. Please try again in 59 seconds.');
    expect(told('card', 600)).toContain('10 minutes');
    expect(told('account', 7200, 'ja')).toContain('2 時間ほど');
    expect(told('account', 7200, 'ja-Hira')).toContain('2じかん');
    for (const locale of LOCALES) expect(told('address', 59, locale)).not.toMatch(/account|アカウント/);
  });

  it('say only that it did not work for a code that nobody knows', () => {
    expect(messageOf('made.up', {}, 'en')).toBe('That didn’t work. Please try again.');
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@kashikari/kernel';
import { ERRORS } from '@kashikari/kernel/errors';
import { indexedArticles } from '../../packages/help/src/articles';
import { MAILS } from '../../services/notify/src/rendering/mails';

const ROOT = path.resolve(__dirname, '../..');

/** Words that docs/glossary.md or docs/style.md replaces by another one. */
const REPLACED: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    /\be-mail/i,
    /\blog(ged|ging)?[ -](in|out)\b/i,
    /\bgoods\b/i,
    /\b(a|this|the|of) good\b/i,
    /\btold\b/i,
    /\banew\b/i,
    /\boneself\b/i,
    /\bone’s own\b/i,
    /\bat most\b/i,
    /\b(at hand|in the way|under way)\b/i,
    /\b(stands|lies)\b(?! out)/i,
    /\b(it|this|that) is (none|no (?!longer))/i,
    /\btak(e|es|en) (in|up)\b/i,
    /\b(by itself|of now|given up|dearer|mailed)\b/i,
    /\bto be paid\b/i,
    /\bmails?\b(?! server)/i,
    /\bcancell(ed|ing)\b/i,
    /\b(col|fav)our/i,
    /\borganis/i,
    /\w'\w/,
  ],
  ja: [
    /空らん/,
    /アドレスを写/,
    /札[をでが]/,
    /時間帯/,
    /物品/,
    /品物/,
    /商品/,
    /確認中/,
    /できあがり/,
    /サインイン/,
    /メンバーカード/,
    /ブラウザ(?!ー)/,
  ],
  'ja-Hira': [/URL (を|から|に|は)/, /げつから/],
};

/** The kaki tag of the landing page is a picture, and called by its name there. */
const TAG_IN_PICTURE = '備品の棚。貸出中の場所には、返す日の札が下がっている';

/** Every text that a person reads on a screen, in a refusal, in a mail or in the help, in one language. */
function textsOf(locale: Locale): string[] {
  const folders = [
    ...readdirSync(path.join(ROOT, 'frontends')).map((name) => `frontends/${name}/src/i18n`),
    'frontends/shell/src/no-mail',
    'packages/web-kit/src/i18n',
    'services/notify/src/rendering/texts',
  ];
  const files = folders
    .map((folder) => path.join(ROOT, folder, `${locale}.json`))
    .filter((file) => existsSync(file));
  const screens = files.map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
  const mails = Object.values(MAILS).map(({ texts }) => texts[locale]);
  const refusals = Object.values(ERRORS).map((row) => ({ ...row, params: {} }));
  const help = indexedArticles(locale).map(({ title, passages }) => [
    title,
    ...passages.map(({ text }) => text),
  ]);
  return [...stringsIn([screens, mails, help]), ...refusals.flatMap((row) => wordsOf(row, locale))];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The words of a refusal, and those of its variants. */
function wordsOf(row: object, locale: Locale): string[] {
  return Object.entries(row).flatMap(([name, value]) =>
    name === locale ? stringsIn(value) : typeof value === 'object' ? wordsOf(value as object, locale) : [],
  );
}

/** Term → its word per language; “—” where it is never shown. */
function glossary(): { term: string; words: Record<Locale, string> }[] {
  const rows = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.map((row) => {
    const [term = '', en = '', ja = '', hira = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { term, words: { en, ja, 'ja-Hira': hira } };
  });
}

test.each(LOCALES)('every term of the glossary has its word on a screen or in a mail: %s', (locale) => {
  const all = textsOf(locale).join('\n').toLowerCase();
  const missing = glossary().filter(
    ({ words }) => words[locale] !== '—' && !all.includes(words[locale].toLowerCase()),
  );
  expect(glossary().length).toBeGreaterThan(60);
  expect(missing.map(({ term, words }) => `${term}: ${words[locale]}`)).toEqual([]);
});

test.each(LOCALES)('no text uses a word that was replaced by another one: %s', (locale) => {
  const texts = textsOf(locale).filter((text) => text !== TAG_IN_PICTURE);
  expect(texts.length).toBeGreaterThan(1_500);
  // Names of values stand between braces and are never shown.
  const shown = texts.map((text) => text.replaceAll(/\{[^{}]*\}/g, '…'));
  expect(shown.filter((text) => REPLACED[locale].some((word) => word.test(text)))).toEqual([]);
});

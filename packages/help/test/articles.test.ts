import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@kashikari/kernel';
import { LOAN_WORDS } from '../../../frontends/test/loan-words';
import { articlesIn, TOPICS } from '../src';
import { ARTICLES_DIR, indexedArticles } from '../src/articles';
import { fillConstants, PLACEHOLDER } from '../src/fill-constants';
import { plainText } from '../src/read-article';
import { TABLE } from '../src/table';

const ROOT = path.resolve(__dirname, '../../..');

/** Paths of screens as the shell and the remotes write them, `/users/:id/edit`. */
const SCREENS = ['shell/src/app/app.tsx', ...remotes()].flatMap((file) => {
  const text = readFileSync(path.join(ROOT, 'frontends', file), 'utf8');
  return [...text.matchAll(/path: '([^'*]*)'/g)].map(([, at = '']) => `/${at}`.replaceAll('//', '/'));
});

const FILES = LOCALES.flatMap((locale) =>
  readdirSync(path.join(ARTICLES_DIR, locale)).map((file) => {
    const source = readFileSync(path.join(ARTICLES_DIR, locale, file), 'utf8');
    return { locale, name: `${locale}/${file}`, source };
  }),
);
const linksOf = (source: string) => [...source.matchAll(/\]\(([^()]*)\)/g)].map(([, to = '']) => to);

/** Names of folders that somebody may choose, and the words of the glossary for a review. */
const NOT_LABELS = ['Festival', 'Shelf by the door', '行事', '入口の棚', '声', 'こえ'];

/** Every text of the screens in a language; one with a value also without it. */
function labelsIn(locale: Locale): ReadonlySet<string> {
  const folders = [...readdirSync(path.join(ROOT, 'frontends')).map((name) => `frontends/${name}/src/i18n`)];
  const files = [...folders, 'packages/web-kit/src/i18n']
    .map((folder) => path.join(ROOT, folder, `${locale}.json`))
    .filter((file) => existsSync(file));
  const texts = files.flatMap((file) => stringsIn(JSON.parse(readFileSync(file, 'utf8'))));
  return new Set(texts.flatMap((text) => [text, text.replace(/\{\{[^{}]*\}\}/g, '').trim()]));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Returns the faults of all files, each with the name of its file. */
const faults = (faultsOf: (file: (typeof FILES)[number]) => readonly string[]) =>
  FILES.flatMap((file) => faultsOf(file).map((fault) => `${file.name}: ${fault}`));

function remotes(): string[] {
  const names = readdirSync(path.join(ROOT, 'frontends')).filter((name) => name.endsWith('-mfe'));
  return names.map((name) => `${name}/src/expose/routes.tsx`);
}

test('every article is there in every language, and no other file', () => {
  const slugs = TABLE.map(({ slug }) => slug);
  for (const locale of LOCALES) {
    const files = readdirSync(path.join(ARTICLES_DIR, locale));
    expect(files.sort()).toEqual(slugs.map((slug) => `${slug}.md`).sort());
  }
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('articles have a title, a summary and sections, and are listed by topic', () => {
  for (const locale of LOCALES) {
    const articles = articlesIn(locale);
    expect(articles.every(({ title, summary }) => title !== '' && summary !== '')).toBe(true);
    const short = indexedArticles(locale).filter(({ passages }) => passages.length < 4);
    expect(short.map(({ slug }) => slug)).toEqual([]);
    const topics = articles.map(({ topic }) => TOPICS.indexOf(topic));
    expect(topics).toEqual([...topics].sort((one, other) => one - other));
  }
});

test('a number is the placeholder of a constant', () => {
  const bare = (source: string) =>
    source
      .replace(PLACEHOLDER, '')
      .replace(/`[^`]*`/g, '')
      .replace(/\]\([^()]*\)/g, '');
  expect(faults(({ source }) => bare(source).match(/[\d０-９].{0,20}/g) ?? [])).toEqual([]);
});

test('every placeholder is filled, and an unknown constant is an error', () => {
  const left = LOCALES.flatMap((locale) => articlesIn(locale)).filter(({ text }) => /\{\{|\}\}/.test(text));
  expect(left).toEqual([]);
  expect(() => fillConstants('{{NO_SUCH_CONSTANT}}', 'en')).toThrow('NO_SUCH_CONSTANT');
  expect(() => fillConstants('{{IMPORT_MAX_ROWS|days}}', 'en')).toThrow('days');
  expect(fillConstants('{{IMPORT_MAX_ROWS}}, {{SUPPORT_OPENS_HOUR|time}}', 'ja-Hira')).toBe('10,000, 9:00');
});

test('links lead to articles and to screens that need no id', () => {
  const slugs = TABLE.map(({ slug }) => `/help/${slug}`);
  const known = new Set([...slugs, ...SCREENS.filter((screen) => !screen.includes(':'))]);
  expect(faults(({ source }) => linksOf(source).filter((to) => !known.has(to)))).toEqual([]);
});

test('an article explains screens that exist', () => {
  const unknown = TABLE.flatMap(({ routes }) => routes).filter((route) => !SCREENS.includes(route));
  expect(unknown).toEqual([]);
});

test('there is no HTML, script or address of another site', () => {
  const bare = (source: string) => source.replace(/^<!-- words: [^<>]*\s-->$/m, '');
  const forbidden = /<[a-z!/]|javascript:|data:|https?:\/\/|&#/gi;
  expect(faults(({ source }) => bare(source).match(forbidden) ?? [])).toEqual([]);
});

test('every article says how people ask for it', () => {
  expect(indexedArticles('en').filter(({ words }) => words.split(',').length < 4)).toEqual([]);
  expect(articlesIn('en').some(({ text }) => text.includes('words:'))).toBe(false);
});

test('labels in quotes are those of a screen', () => {
  const isLabel = (text: string, known: ReadonlySet<string>) => known.has(text) || NOT_LABELS.includes(text);
  const strange = LOCALES.flatMap((locale) => {
    const known = labelsIn(locale);
    return articlesIn(locale).flatMap(({ slug, text }) =>
      [...text.matchAll(locale === 'en' ? /“([^“”]*)”/g : /「([^「」]*)」/g)]
        .map(([, label = '']) => label)
        .filter((label) => !isLabel(label, known))
        .map((label) => `${locale}/${slug}: ${label}`),
    );
  });
  expect(strange).toEqual([]);
});

test('texts for children have neither kanji nor katakana but the listed loan words', () => {
  const listed: readonly string[] = [...LOAN_WORDS, 'パーセント'];
  const strange = articlesIn('ja-Hira').flatMap(({ slug, title, text }) => {
    const read = `${title}\n${text}`;
    const katakana = (read.match(/[\u30a1-\u30fa][\u30a1-\u30faー]*/g) ?? []).filter(
      (word) => !listed.includes(word),
    );
    return [...katakana, ...(read.match(/\p{Script=Han}+/gu) ?? [])].map((word) => `${slug}: ${word}`);
  });
  expect(strange).toEqual([]);
});

test('English articles have 40 to 220 words', () => {
  const lengths = articlesIn('en').map(
    ({ slug, text }) => [slug, plainText(text).split(' ').length] as const,
  );
  expect(lengths.filter(([, words]) => words < 40 || words > 220)).toEqual([]);
});

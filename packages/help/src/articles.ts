import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@kashikari/kernel';
import { fillConstants } from './fill-constants';
import { readArticle, type ArticleText } from './read-article';
import { TABLE } from './table';
import { TOPICS, type Article, type ArticlesOf } from './article';

/** An article with the parts by which it is found. */
export interface IndexedArticle extends Article, Pick<ArticleText, 'words' | 'passages'> {}

/** Beside the sources and beside the build alike. */
export const ARTICLES_DIR = path.resolve(__dirname, '../articles');

/** Read once, when the package is loaded. */
const ARTICLES = new Map(LOCALES.map((locale) => [locale, readAll(locale)] as const));

/** Articles of a language with their passages and further words, in the order of the topics. */
export function indexedArticles(locale: Locale): readonly IndexedArticle[] {
  return ARTICLES.get(locale) ?? [];
}

const SHOWN = new Map(
  LOCALES.map((locale) => [
    locale,
    indexedArticles(locale).map(({ words: _words, passages: _passages, ...article }): Article => article),
  ]),
);

/** Articles in one language, in the order of their topics and of the table. */
export const articlesIn: ArticlesOf = (locale) => SHOWN.get(locale) ?? [];

function readAll(locale: Locale): IndexedArticle[] {
  return TOPICS.flatMap((topic) =>
    TABLE.filter((row) => row.topic === topic).map((row) => {
      const source = readFileSync(path.join(ARTICLES_DIR, locale, `${row.slug}.md`), 'utf8');
      return { ...row, ...readArticle(fillConstants(source, locale), locale) };
    }),
  );
}

import { HELP_ARTICLES_PER_ANSWER, type Locale } from '@kashikari/kernel';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { indexedArticles, type IndexedArticle } from './articles';
import { termsOf } from './tokens';
import type { FindPassages, Passage } from './article';

/** Passages of one article that are returned. */
const PASSAGES_PER_ARTICLE = 3;

/** Share of a question, by the weight of its terms, that an article has to contain. */
const MIN_SHARE: Readonly<Record<Locale, number>> = { ja: 0.52, en: 0.4, 'ja-Hira': 0.4 };

/** Part of its weight that counts for a term that is spelled differently. */
const INEXACT = 0.6;

/** Part of its weight that counts for an unknown pair with hiragana: an ending rather than a subject. */
const UNKNOWN_ENDING = 0.3;

const BOOST = { title: 4, words: 2, summary: 1.5, text: 1 };

type Terms = ReadonlyMap<string, number>;

interface Index {
  readonly articles: MiniSearch;
  /** Passages of each article by its slug. */
  readonly passages: ReadonlyMap<string, MiniSearch>;
  readonly bySlug: ReadonlyMap<string, IndexedArticle>;
  /** Number of articles that contain a term. */
  readonly spread: ReadonlyMap<string, number>;
}

/** Built with the first question in a language: 80 ms that no start of a process has to wait for. */
const INDEXES = new Map<Locale, Index>();

/** Best passages of up to `limit` articles, the best article first; empty where no article answers the question. */
export const findPassages: FindPassages = (question, locale, limit = HELP_ARTICLES_PER_ANSWER) => {
  const terms = termsOf(question, locale);
  if (terms.size === 0) return [];
  const index = indexFor(locale);
  const options = optionsFor(terms, locale);
  const known = index.articles.search([...terms.keys()].join(' '), { boost: BOOST, ...options });
  const found = known
    .map((result) => ({ result, share: shareOf(result, terms, index) }))
    .filter(({ share }) => share >= MIN_SHARE[locale])
    .map(({ result, share }) => ({ ...result, score: result.score * share }))
    .sort((one, other) => other.score - one.score);
  return found.slice(0, limit).flatMap((result) => passagesOf(result, options, index));
};

/** Typing mistakes are forgiven in words; a pair of characters has none. */
function optionsFor(terms: Terms, locale: Locale): SearchOptions {
  const isWord = (term: string) => locale === 'en' || /^[a-z]/.test(term);
  return {
    boostTerm: (term) => terms.get(term) ?? 1,
    fuzzy: (term) => isWord(term) && term.length > 4 && 0.2,
    prefix: (term) => isWord(term) && term.length > 3,
    weights: { fuzzy: 0.4, prefix: 0.6 },
  };
}

/** Returns the share of a question that an article contains. Rare terms weigh more, unknown ones most. */
function shareOf({ match, queryTerms }: SearchResult, terms: Terms, { spread, bySlug }: Index): number {
  const weightOf = ([term, weight]: readonly [string, number]) => {
    const known = spread.get(term);
    const rarity = Math.log(1 + bySlug.size / (known ?? 0.5));
    return rarity * (known === undefined && weight < 1 ? weight * UNKNOWN_ENDING : weight);
  };
  const sum = (some: Iterable<readonly [string, number]>) =>
    [...some].reduce((total, term) => total + weightOf(term), 0);
  const found = [...terms].filter(([term]) => queryTerms.includes(term));
  const exact = found.filter(([term]) => term in match);
  return (sum(exact) + INEXACT * (sum(found) - sum(exact))) / sum(terms);
}

function passagesOf(
  { id, score, queryTerms }: SearchResult,
  options: SearchOptions,
  index: Index,
): Passage[] {
  const slug = String(id);
  const article = index.bySlug.get(slug);
  const found = index.passages
    .get(slug)
    ?.search(queryTerms.join(' '), { boost: { heading: 0.5 }, ...options });
  const places = (found ?? []).slice(0, PASSAGES_PER_ARTICLE).map((passage) => Number(passage.id));
  // Found by its title or further words alone: the summary answers.
  return (places.length > 0 ? places : [0]).flatMap((place, rank) => {
    const passage = article?.passages[place];
    return article && passage ? [{ slug, title: article.title, ...passage, score: score / (1 + rank) }] : [];
  });
}

function indexFor(locale: Locale): Index {
  const index = INDEXES.get(locale) ?? buildIndex(locale);
  INDEXES.set(locale, index);
  return index;
}

function buildIndex(locale: Locale): Index {
  const all = indexedArticles(locale);
  const tokenize = (text: string) => [...termsOf(text, locale).keys()];
  // Queries are terms already.
  const shared = { tokenize, processTerm: (term: string) => term, searchOptions: { tokenize: split } };
  const articles = new MiniSearch({ ...shared, idField: 'slug', fields: Object.keys(BOOST) });
  articles.addAll(all);
  const passages = new Map(
    all.map((article) => {
      const own = new MiniSearch({ ...shared, fields: ['heading', 'text'] });
      own.addAll(article.passages.map((passage, id) => ({ id, ...passage })));
      return [article.slug, own] as const;
    }),
  );
  const spread = new Map<string, number>();
  for (const { title, words, text } of all)
    for (const term of tokenize(`${title}\n${words}\n${text}`)) spread.set(term, (spread.get(term) ?? 0) + 1);
  return { articles, passages, bySlug: new Map(all.map((article) => [article.slug, article])), spread };
}

function split(query: string): string[] {
  return query.split(' ');
}

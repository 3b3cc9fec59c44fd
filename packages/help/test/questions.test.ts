import { findPassages } from '../src';
import { indexedArticles } from '../src/articles';
import { OFF_TOPIC, QUESTIONS } from './questions';

/** Questions of the forty that have to lead to their article first. */
const AT_LEAST = 36;

test('forty questions as people type them find their article first, at least 36 of them', () => {
  const missed = QUESTIONS.filter(
    ([locale, question, slug]) => findPassages(question, locale)[0]?.slug !== slug,
  );
  const found = missed.map(([locale, question, slug]) => [
    ...[question, slug],
    findPassages(question, locale).map((passage) => `${passage.slug} ${passage.score.toFixed(1)}`),
  ]);
  expect(QUESTIONS).toHaveLength(40);
  expect([QUESTIONS.length - missed.length >= AT_LEAST, found]).toEqual([true, found]);
});

test.each(OFF_TOPIC)('in %s nothing is found for “%s”', (locale, question) => {
  expect(findPassages(question, locale)).toEqual([]);
});

test.each(QUESTIONS)('in %s, every passage for “%s” is part of its article', (locale, question) => {
  const found = findPassages(question, locale);
  for (const { slug, title, heading, text } of found) {
    const article = indexedArticles(locale).find((one) => one.slug === slug);
    expect(article?.title).toBe(title);
    expect(article?.passages).toContainEqual({ heading, text });
  }
  expect(new Set(found.map(({ slug }) => slug)).size).toBeLessThanOrEqual(5);
  // The passages of an article follow each other, the best first.
  const steps = found.slice(1).map((passage, place) => [found[place], passage] as const);
  for (const [before, after] of steps)
    if (before?.slug === after.slug) expect(before.score).toBeGreaterThan(after.score);
    else expect(found.filter(({ slug }) => slug === after.slug)[0]).toBe(after);
});

test('a limit is the number of articles that are quoted', () => {
  const slugs = (limit: number) =>
    new Set(findPassages('how do I cancel a booking', 'en', limit).map(({ slug }) => slug)).size;
  expect([slugs(1), slugs(2)]).toEqual([1, 2]);
});

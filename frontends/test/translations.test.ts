import { LOAN_WORDS } from './loan-words';
import { namespaces, withoutPlural, words } from './words';

const OTHERS = ['en', 'ja-Hira'];
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1]).sort();
const bare = (text: string) => text.replace(/\{\{[^{}]*\}\}/g, '');

describe.each(namespaces())('the words of %s', (namespace) => {
  const japanese = words(namespace, 'ja');

  test.each(OTHERS)('are all there in %s, and no others', (locale) => {
    const keys = (all: Map<string, string>) => [...new Set([...all.keys()].map(withoutPlural))].sort();
    expect(keys(words(namespace, locale))).toEqual(keys(japanese));
  });

  test.each(['ja', ...OTHERS])('say something under every key in %s', (locale) => {
    const silent = [...words(namespace, locale)].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(silent).toEqual([]);
  });

  test.each(OTHERS)('ask for no value in %s that Japanese does not give', (locale) => {
    const given = new Map([...japanese].map(([key, text]) => [withoutPlural(key), placeholders(text)]));
    const unknown = [...words(namespace, locale)].filter(([key, text]) =>
      placeholders(text).some((name) => name !== 'count' && !given.get(withoutPlural(key))?.includes(name)),
    );
    expect(unknown).toEqual([]);
  });

  test('have no kanji in hiragana', () => {
    const kanji = [...words(namespace, 'ja-Hira')].filter(([, text]) => /\p{Script=Han}/u.test(bare(text)));
    expect(kanji).toEqual([]);
  });

  test('have no katakana in hiragana but the listed loan words', () => {
    const listed: readonly string[] = LOAN_WORDS;
    const strange = [...words(namespace, 'ja-Hira')].flatMap(([key, text]) =>
      (bare(text).match(/[\u30a1-\u30faー]+/g) ?? [])
        .filter((word) => /[\u30a1-\u30fa]/.test(word) && !listed.includes(word))
        .map((word) => `${key}: ${word}`),
    );
    expect(strange).toEqual([]);
  });

  test('have no half-width katakana in hiragana', () => {
    const half = [...words(namespace, 'ja-Hira')].filter(([, text]) => /[\uff66-\uff9f]/.test(text));
    expect(half).toEqual([]);
  });
});

import { LOAN_WORDS } from './loan-words';
import { namespaces, words } from './words';

const bare = (text: string) => text.replace(/\{\{[^{}]*\}\}/g, '');

// That none is missing, and that all show the same values: tests/architecture/words.test.ts.
describe.each(namespaces())('the words of %s', (namespace) => {
  test.each(['ja', 'en', 'ja-Hira'])('say something under every key in %s', (locale) => {
    const silent = [...words(namespace, locale)].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(silent).toEqual([]);
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

import { fold, type Locale } from '@kashikari/kernel';

/** Ends of questions and polite forms of Japanese, folded: in every question, so they say nothing about its subject. */
const JAPANESE_PHRASES = [
  ...['どうしたら', 'どうすれば', 'どうやって', 'どうやったら', 'どうなりますか', 'どうなるの', 'どうする'],
  ...[
    'いいですか',
    'よいですか',
    'いいの',
    'できますか',
    'できますでしょうか',
    'でしょうか',
    'ですか',
    'ますか',
  ],
  ...['教えてください', 'おしえてください', '教えて', 'おしえて', 'ください', 'たいのですが', 'たいんですが'],
  ...[
    'たいんだけど',
    'たいです',
    'ありますか',
    'のですか',
    'ですが',
    'ますが',
    'ですけど',
    'について',
    '方法',
  ],
  ...[
    'やりかた',
    'やり方',
    'しりたい',
    '知りたい',
    'わかりません',
    'わからない',
    'どこ',
    'なに',
    'いつ',
    'すみません',
    'んですが',
    'です',
    'ます',
    '決まりますか',
    'って',
  ],
];
const ASKING = new RegExp(JAPANESE_PHRASES.sort((one, other) => other.length - one.length).join('|'), 'g');

const ENGLISH_STOP_WORDS = new Set(
  (
    'a about am an and any are as at be been but by can cannot could did do does doing don for from get got had has ' +
    'have how i if in into is isn it its just me my need no not of on or our please should so some someone something ' +
    'that the their them then there they this to too up us want was we were what when where which who why will with ' +
    'would you your anyone way s t m re ve ll im whats hows dont cant doesnt work works happen happens getting many ' +
    'much come came coming make made'
  ).split(' '),
);

/** Stems that people use for another one of the texts. */
const SYNONYMS: Readonly<Record<string, string>> = { reserv: 'book', kid: 'child', children: 'child' };

/** Before a noun: お金, ご利用. */
const IS_POLITE = /^[おご]$/;

const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[a-z\d]+/gu;
const IS_LATIN = /^[a-z\d]/;
const HIRAGANA = /\p{Script=Hiragana}/u;

/**
 * Returns the terms of a text, each with its weight from 0 to 1. Japanese: pairs of characters, whatever kind of kana
 * and wherever the spaces, and words in Latin letters. English: stems of words that carry a meaning.
 */
export function termsOf(text: string, locale: Locale): Map<string, number> {
  if (locale === 'en') return new Map(wordsOf(fold(text)).map((word) => [word, weightOf(word)]));
  const wide = text.normalize('NFKC').toLowerCase();
  // Kana texts have spaces between phrases, which people leave out.
  const joined = locale === 'ja' ? wide : wide.replace(/\s(?![a-z\d])/g, '');
  const terms = new Map<string, number>();
  for (const part of partsOf(joined))
    for (const [term, weight] of IS_LATIN.test(part)
      ? wordsOf(part).map((word) => [word, weightOf(word)] as const)
      : pairsOf(part, locale))
      terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  return terms;
}

/** Returns the runs of Japanese characters and of Latin letters, without the phrases that ask. */
function partsOf(text: string): string[] {
  return text.replace(ASKING, ' ').match(RUN) ?? [];
}

/** Numbers of a question rarely name its subject. */
const weightOf = (word: string): number => (/^\d+$/.test(word) ? 0.2 : 1);

function wordsOf(text: string): string[] {
  const words = text.replace(/['’]/g, '').match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return words.filter((word) => !ENGLISH_STOP_WORDS.has(word)).map(stemOf);
}

/** Removes the usual endings of English words: cancelling, cancelled, cancels. */
function stemOf(word: string): string {
  if (word.length < 4) return word;
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=..[a-z])(?:ing|ed|ation|ment|er)$/, '');
  const root = stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/e$/, '');
  return SYNONYMS[root] ?? root;
}

function pairsOf(run: string, locale: Locale): (readonly [term: string, weight: number])[] {
  const characters = [...run];
  if (characters.length === 1) return [[fold(run), HIRAGANA.test(run) ? 0.25 : 1]];
  return characters.slice(1).flatMap((second, place) => {
    const first = characters[place] ?? '';
    const [isGrammar, alsoGrammar] = [HIRAGANA.test(first), HIRAGANA.test(second)];
    if (locale !== 'ja') return [[fold(first + second), 1] as const];
    // A word begins where hiragana end.
    if (isGrammar && !alsoGrammar && !IS_POLITE.test(first)) return [];
    return [[fold(first + second), isGrammar ? 0.25 : alsoGrammar ? 0.5 : 1] as const];
  });
}

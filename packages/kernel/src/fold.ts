/** Marks above Latin letters. The two voicing marks of kana (U+3099, U+309A) are not among them. */
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** A voicing mark that no kana before it can take. */
const STRAY_VOICING_MARKS = /[\u3099\u309a]/g;

/** A dash typed between kana is a long vowel mark: ラ−メン is ラーメン. */
const DASH_BETWEEN_KANA = /(?<=[ぁ-ゖー])[-‐-―−](?=[ぁ-ゖー])/g;

const KATAKANA = /[ァ-ヶヽヾ]/g;
const KANA_RUN = /[ぁ-ゖ][ぁ-ゖー]*/g;

/** Kana letters from which on a long vowel at the end is a matter of taste: サーバ, サーバー (JIS Z 8301). */
const LONG_ENOUGH = 3;

/**
 * Maps different spellings of a word to one. It ignores width, capitals, accents, the kind of kana, and the long vowel
 * at the end of a longer word. Both sides of every comparison are folded. Folding twice changes nothing, and white
 * space is never joined or moved.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(STRAY_VOICING_MARKS, '')
    .replace(KATAKANA, toHiragana)
    .replace(DASH_BETWEEN_KANA, 'ー')
    .replace(KANA_RUN, withoutLastLongVowel);
}

/** Converts a katakana. In Unicode, each katakana is 0x60 after its hiragana. */
function toHiragana(katakana: string): string {
  return String.fromCharCode(katakana.charCodeAt(0) - 0x60);
}

function withoutLastLongVowel(run: string): string {
  let end = run.length;
  while (run[end - 1] === 'ー') end -= 1;
  return end >= LONG_ENOUGH ? run.slice(0, end) : run;
}

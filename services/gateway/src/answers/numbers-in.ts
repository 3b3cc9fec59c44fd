/** Units whose amounts must not be confused: 50 yen are not 50 percent. The first alternative that fits counts. */
const UNITS: readonly (readonly [unit: string, pattern: RegExp])[] = [
  ['yen', /^\s*(?:円|えん|yen\b|jpy\b)/],
  ['money', /^\s*(?:dollars?\b|ドル|usd\b|euros?\b|ユーロ)/],
  ['percent', /^\s*(?:%|パーセント|ぱーせんと|percent\b|割)/],
  ['hour', /^\s*(?:時間|じかん|hours?\b)/],
  ['minute', /^\s*(?:分(?!の)|ふん|ぷん|minutes?\b)/],
  ['week', /^\s*(?:週|しゅう|weeks?\b)/],
  ['month', /^\s*(?:[かヶカケ箇]月|かげつ|months?\b)/],
  ['year', /^\s*(?:年|ねん|years?\b)/],
  ['day', /^\s*(?:営業日|日|にち|business days?\b|days?\b)/],
  ['person', /^\s*(?:人|名|にん|people\b|persons?\b|members?\b)/],
];

const ENGLISH = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ENGLISH_VALUES = new Map<string, string>([
  ...ENGLISH.map((word, at) => [word, String(at + 2)] as const),
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'].map(
    (word, at) => [word, String(at + 13)] as const,
  ),
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
    (word, at) => [word, String((at + 2) * 10)] as const,
  ),
  ...([
    ['twice', '2'],
    ['double', '2'],
    ['dozen', '12'],
    ['hundred', '100'],
    ['thousand', '1000'],
    ['million', '1000000'],
  ] as const),
]);
const ENGLISH_WORD = new RegExp(`\\b(?:${[...ENGLISH_VALUES.keys()].join('|')})\\b`, 'g');

const KANJI = '〇一二三四五六七八九';
const KANJI_NUMBER =
  /[〇一二三四五六七八九十百千万]{1,12}(?=円|人|名|日|週|[かヶカケ箇]月|月|年|時|分|回|倍|割|つ|冊|点|件|個|枚|台|%)/g;

const KANA_VALUES = new Map([
  ['ひとり', '1'], ['ふたり', '2'], ['ひとつ', '1'], ['ふたつ', '2'], ['みっつ', '3'], ['よっつ', '4'], ['いつつ', '5'],
  ['ふつか', '2'], ['みっか', '3'], ['よっか', '4'], ['むいか', '6'], ['なのか', '7'], ['ようか', '8'], ['とおか', '10'], ['はつか', '20'],
]); // prettier-ignore
const KANA_WORD = new RegExp([...KANA_VALUES.keys()].join('|'), 'g');

/** Digits with separators of thousands, decimals, or a time of day. */
const DIGITS = /\d{1,2}:\d{2}|\d{1,15}(?:,\d{3}){1,5}(?:\.\d{1,6})?|\d{1,15}(?:\.\d{1,6})?/g;

/**
 * The numbers of a text, each as its value and unit: `500 yen`, `7 day`, `3`. Digits of any width, English and Japanese
 * number words. `one` is left out, for it seldom counts. A number of a text without unit has none.
 * @param text folded (`fold` of the kernel)
 */
export function numbersIn(text: string): string[] {
  const found: string[] = [];
  const add = (value: string, from: number, to: number) => found.push(`${value}${unitAt(text, from, to)}`);
  for (const { 0: digits, index } of text.matchAll(DIGITS))
    add(digits.replaceAll(',', '').replace(/^0+(?=\d)/, ''), index, index + digits.length);
  for (const { 0: word, index } of text.matchAll(ENGLISH_WORD))
    add(ENGLISH_VALUES.get(word) ?? word, index, index + word.length);
  for (const { 0: word, index } of text.matchAll(KANJI_NUMBER))
    add(String(valueOfKanji(word)), index, index + word.length);
  for (const { 0: word } of text.matchAll(KANA_WORD)) found.push(KANA_VALUES.get(word) ?? word);
  return found;
}

function unitAt(text: string, from: number, to: number): string {
  if (/[¥\\]\s*$/.test(text.slice(0, from))) return ' yen';
  if (/[$€£]\s*$/.test(text.slice(0, from))) return ' money';
  const after = text.slice(to, to + 20);
  const unit = UNITS.find(([, pattern]) => pattern.test(after))?.[0];
  return unit ? ` ${unit}` : '';
}

/** 十二 is 12, 三百 300, 一万 10000. */
function valueOfKanji(word: string): number {
  let [total, section, digit] = [0, 0, 0];
  for (const letter of word) {
    const value = KANJI.indexOf(letter);
    if (value >= 0) {
      digit = digit * 10 + value;
      continue;
    }
    if (letter === '万') [total, section, digit] = [total + (section + digit || 1) * 10_000, 0, 0];
    else
      [section, digit] = [
        section + (digit || 1) * { 十: 10, 百: 100, 千: 1_000 }[letter as '十' | '百' | '千'],
        0,
      ];
  }
  return total + section + digit;
}

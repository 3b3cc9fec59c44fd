import type { SETS, WordOf } from '@kashikari/contracts';
import type { Locale } from '@kashikari/kernel';

/** The columns of a check as a file, in their order. */
export const COLUMNS = [
  'good',
  'management_id',
  'expected',
  'actual',
  'difference',
  'state',
  'counted_at',
  'counted_by',
  'choice',
  'reason',
  'good_id',
] as const;
export type Column = (typeof COLUMNS)[number];

interface Words {
  readonly file: string;
  readonly heads: Readonly<Record<Column, string>>;
  readonly states: Readonly<Record<WordOf<typeof SETS.stocktakingState>, string>>;
  readonly choices: Readonly<Record<WordOf<typeof SETS.settleChoice>, string>>;
}

const en: Words = {
  file: 'stocktaking',
  heads: {
    good: 'Item',
    management_id: 'Management number',
    expected: 'Expected',
    actual: 'Counted',
    difference: 'Difference',
    state: 'Result',
    counted_at: 'Counted at',
    counted_by: 'Counted by',
    choice: 'Settled as',
    reason: 'Reason',
    good_id: 'Item ID',
  },
  states: {
    match: 'Matches',
    short: 'Missing',
    over: 'Surplus',
    not_scanned: 'Not counted',
    unexpected: 'Booked out, but here',
  },
  choices: {
    quantity: 'Quantity changed',
    lost: 'Lost',
    out_of_service: 'Out of service',
    left: 'Left as it is',
  },
};

const ja: Words = {
  file: '棚卸し',
  heads: {
    good: '備品',
    management_id: '管理番号',
    expected: 'あるはずの数',
    actual: '数えた数',
    difference: '差',
    state: '状態',
    counted_at: '数えた日時',
    counted_by: '数えた人',
    choice: '処理',
    reason: '理由',
    good_id: '備品ID',
  },
  states: {
    match: '一致',
    short: '不足',
    over: '過剰',
    not_scanned: '未確認',
    unexpected: '貸出中なのにある',
  },
  choices: {
    quantity: '数えた数に変更',
    lost: '紛失',
    out_of_service: '使用停止',
    left: 'そのまま',
  },
};

const hiragana: Words = {
  file: 'たなおろし',
  heads: {
    good: 'もの',
    management_id: 'かんり ばんごう',
    expected: 'ある はずの かず',
    actual: 'かぞえた かず',
    difference: 'ちがい',
    state: 'ようす',
    counted_at: 'かぞえた とき',
    counted_by: 'かぞえた ひと',
    choice: 'どう したか',
    reason: 'わけ',
    good_id: 'ものの ID',
  },
  states: {
    match: 'あっている',
    short: 'たりない',
    over: 'おおい',
    not_scanned: 'まだ かぞえて いない',
    unexpected: 'かしているのに ある',
  },
  choices: {
    quantity: 'かぞえた かずに した',
    lost: 'なくした',
    out_of_service: 'つかわない',
    left: 'そのまま',
  },
};

const WORDS: Readonly<Record<Locale, Words>> = { en, ja, 'ja-Hira': hiragana };

export function wordsFor(locale: Locale): Words {
  return WORDS[locale];
}

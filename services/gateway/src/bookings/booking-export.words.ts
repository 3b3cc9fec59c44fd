import type { SETS, WordOf } from '@kashikari/contracts';
import type { Locale } from '@kashikari/kernel';

/** The columns of an export, in their order. */
export const COLUMNS = [
  'id',
  'good',
  'management_id',
  'lender',
  'borrower',
  'quantity',
  'returned_quantity',
  'state',
  'start',
  'end',
  'time_zone',
  'returned_at',
  'cancelled_at',
  'extended_days',
  'memo',
  'created_at',
] as const;
export type Column = (typeof COLUMNS)[number];

type State = WordOf<typeof SETS.bookingState>;

interface Words {
  readonly file: string;
  readonly heads: Readonly<Record<Column, string>>;
  readonly states: Readonly<Record<State, string>>;
}

const en: Words = {
  file: 'bookings',
  heads: {
    id: 'Booking number',
    good: 'Item',
    management_id: 'Management number',
    lender: 'Lender',
    borrower: 'Borrower',
    quantity: 'Quantity',
    returned_quantity: 'Returned quantity',
    state: 'Status',
    start: 'From',
    end: 'Until',
    time_zone: 'Time zone',
    returned_at: 'Returned',
    cancelled_at: 'Canceled',
    extended_days: 'Days extended',
    memo: 'Note',
    created_at: 'Booked',
  },
  states: {
    reserved: 'Booked',
    handed_over: 'Handed over',
    overdue: 'Late',
    returned: 'Returned',
    cancelled: 'Canceled',
  },
};

const ja: Words = {
  file: '予約一覧',
  heads: {
    id: '予約番号',
    good: '備品',
    management_id: '管理番号',
    lender: '貸し手',
    borrower: '借り手',
    quantity: '数量',
    returned_quantity: '返却数',
    state: '状態',
    start: '開始',
    end: '終了',
    time_zone: 'タイムゾーン',
    returned_at: '返却日時',
    cancelled_at: '取消日時',
    extended_days: '延長日数',
    memo: 'メモ',
    created_at: '予約日時',
  },
  states: {
    reserved: '予約中',
    handed_over: '受け渡し済み',
    overdue: '延滞',
    returned: '返却済み',
    cancelled: '取消',
  },
};

const hiragana: Words = {
  file: 'よやくいちらん',
  heads: {
    id: 'よやく ばんごう',
    good: 'もの',
    management_id: 'かんり ばんごう',
    lender: 'かすひと',
    borrower: 'かりるひと',
    quantity: 'かず',
    returned_quantity: 'かえした かず',
    state: 'ようす',
    start: 'いつから',
    end: 'いつまで',
    time_zone: 'じかんたい',
    returned_at: 'かえした とき',
    cancelled_at: 'とりけした とき',
    extended_days: 'のばした にっすう',
    memo: 'メモ',
    created_at: 'よやくした とき',
  },
  states: {
    reserved: 'よやくちゅう',
    handed_over: 'わたした',
    overdue: 'おくれている',
    returned: 'かえした',
    cancelled: 'とりけし',
  },
};

const WORDS: Readonly<Record<Locale, Words>> = { en, ja, 'ja-Hira': hiragana };

export function wordsFor(locale: Locale): Words {
  return WORDS[locale];
}

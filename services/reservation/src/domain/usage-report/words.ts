import type { Locale } from '@kashikari/kernel';
import type { RowState, UsageRow } from './usage-row';

export type Column = keyof UsageRow;

/** Words of a report in one language. */
export interface ReportWords {
  /** Name of the sheet. */
  readonly sheet: string;
  readonly heads: Readonly<Record<Column, string>>;
  readonly states: Readonly<Record<RowState, string>>;
  readonly yes: string;
  readonly no: string;
}

const en: ReportWords = {
  sheet: 'Usage',
  heads: {
    day: 'Day',
    title: 'Item',
    managementId: 'Management number',
    units: 'Units out',
    borrower: 'Borrower',
    start: 'From',
    end: 'Until',
    handedOver: 'Handed over',
    returned: 'Returned',
    state: 'Status',
    late: 'Late',
    bookingId: 'Booking number',
  },
  states: { out: 'Out', overdue: 'Late', awaiting_receipt: 'To check in', returned: 'Returned' },
  yes: 'Yes',
  no: 'No',
};

const ja: ReportWords = {
  sheet: '利用状況',
  heads: {
    day: '日',
    title: '備品',
    managementId: '管理番号',
    units: '貸出数',
    borrower: '借り手',
    start: '開始',
    end: '終了',
    handedOver: '受け渡し日時',
    returned: '返却日時',
    state: '状態',
    late: '延滞',
    bookingId: '予約番号',
  },
  states: { out: '貸出中', overdue: '延滞', awaiting_receipt: '受け取り確認待ち', returned: '返却済み' },
  yes: 'はい',
  no: 'いいえ',
};

const hiragana: ReportWords = {
  sheet: 'つかわれかた',
  heads: {
    day: 'ひ',
    title: 'もの',
    managementId: 'かんり ばんごう',
    units: 'かした かず',
    borrower: 'かりる ひと',
    start: 'いつから',
    end: 'いつまで',
    handedOver: 'わたした とき',
    returned: 'かえした とき',
    state: 'ようす',
    late: 'おくれ',
    bookingId: 'よやく ばんごう',
  },
  states: {
    out: 'かして います',
    overdue: 'おくれて います',
    awaiting_receipt: 'うけとりを まって います',
    returned: 'かえした',
  },
  yes: 'はい',
  no: 'いいえ',
};

const WORDS: Readonly<Record<Locale, ReportWords>> = { en, ja, 'ja-Hira': hiragana };

export const reportWords = (locale: Locale): ReportWords => WORDS[locale];

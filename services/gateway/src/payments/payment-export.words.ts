import type { SETS, WordOf } from '@kashikari/contracts';
import type { Locale } from '@kashikari/kernel';

/** The columns of an export, in their order. */
export const COLUMNS = [
  ...(['id', 'created_at', 'paid_at', 'status', 'amount', 'tax', 'refunded', 'method'] as const),
  ...(['good', 'payer', 'payee', 'start', 'end', 'time_zone', 'note', 'booking'] as const),
] as const;
export type Column = (typeof COLUMNS)[number];

interface Words {
  readonly file: string;
  readonly heads: Readonly<Record<Column, string>>;
  readonly statuses: Readonly<Record<WordOf<typeof SETS.paymentStatus>, string>>;
  readonly methods: Readonly<Record<WordOf<typeof SETS.handMethod>, string>>;
}

const en: Words = {
  file: 'payments',
  heads: {
    ...{
      id: 'Payment number',
      created_at: 'Created',
      paid_at: 'Paid',
      status: 'Status',
      amount: 'Amount (yen)',
    },
    ...{ tax: 'Tax (yen)', refunded: 'Refunded (yen)', method: 'Paid by', good: 'Item', payer: 'Payer' },
    ...{ payee: 'Lender', start: 'From', end: 'Until', time_zone: 'Time zone', note: 'Note' },
    booking: 'Booking number',
  },
  statuses: {
    ...{ draft: 'Unsettled', pending: 'Confirmation pending', requires_action: 'Confirmation pending' },
    ...{ requires_capture: 'Held on the card', succeeded: 'Paid', payment_failed: 'Payment failed' },
    ...{ canceled: 'Canceled', refunded: 'Refunded', invoice_sent: 'Invoice sent' },
    invoice_payment_failed: 'Invoice payment failed',
    invoice_payment_action_required: 'Invoice needs confirmation',
  },
  methods: { cash: 'Cash', bank: 'Bank transfer' },
};

const ja: Words = {
  file: '支払い一覧',
  heads: {
    ...{
      id: '支払い番号',
      created_at: '作成日時',
      paid_at: '支払日時',
      status: '状況',
      amount: '金額（円）',
    },
    ...{ tax: '消費税（円）', refunded: '返金（円）', method: '支払い方法', good: '備品', payer: '支払う人' },
    ...{ payee: '貸し手', start: '開始', end: '終了', time_zone: 'タイムゾーン', note: 'メモ' },
    booking: '予約番号',
  },
  statuses: {
    ...{
      draft: '未精算',
      pending: '確認待ち',
      requires_action: '確認待ち',
      requires_capture: '引き落とし待ち',
    },
    ...{ succeeded: '支払い済み', payment_failed: '支払いできませんでした', canceled: '取り消し済み' },
    ...{ refunded: '返金済み', invoice_sent: '請求書送付済み', invoice_payment_failed: '請求書の支払い失敗' },
    invoice_payment_action_required: '請求書の確認待ち',
  },
  methods: { cash: '現金', bank: '銀行振込' },
};

const hiragana: Words = {
  file: 'しはらいいちらん',
  heads: {
    ...{ id: 'しはらい ばんごう', created_at: 'できた とき', paid_at: 'はらった とき', status: 'ようす' },
    ...{ amount: 'おかね（えん）', tax: 'しょうひぜい（えん）', refunded: 'もどった おかね（えん）' },
    ...{ method: 'はらいかた', good: 'もの', payer: 'はらう ひと', payee: 'かすひと', start: 'いつから' },
    ...{ end: 'いつまで', time_zone: 'じかんたい', note: 'メモ', booking: 'よやく ばんごう' },
  },
  statuses: {
    ...{ draft: 'まだ はらって いません', pending: 'かくにん まち', requires_action: 'かくにん まち' },
    ...{
      requires_capture: 'ひきおとし まち',
      succeeded: 'はらいました',
      payment_failed: 'はらえませんでした',
    },
    ...{ canceled: 'とりけしました', refunded: 'おかねが もどりました' },
    invoice_sent: 'せいきゅうしょを おくりました',
    invoice_payment_failed: 'せいきゅうしょの しはらいが できませんでした',
    invoice_payment_action_required: 'せいきゅうしょの かくにん まち',
  },
  methods: { cash: 'げんきん', bank: 'ぎんこうの ふりこみ' },
};

const WORDS: Readonly<Record<Locale, Words>> = { en, ja, 'ja-Hira': hiragana };

export function wordsFor(locale: Locale): Words {
  return WORDS[locale];
}

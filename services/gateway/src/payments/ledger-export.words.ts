import type { Locale } from '@kashikari/kernel';

/** The columns of the export of a ledger, in their order. */
export const COLUMNS = [
  ...(['at', 'kind', 'account', 'amount', 'tax', 'title', 'booking', 'payment', 'entry'] as const),
] as const;
export type Column = (typeof COLUMNS)[number];

interface Words {
  readonly file: string;
  readonly heads: Readonly<Record<Column, string>>;
  /** Kinds of journals; a kind without a word is exported as it is. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly accounts: Readonly<Record<string, string>>;
  readonly untaxed: string;
}

const en: Words = {
  file: 'ledger',
  heads: {
    ...{ at: 'Time', kind: 'Event', account: 'Account', amount: 'Amount (yen)', tax: 'Tax rate' },
    ...{ title: 'Item', booking: 'Booking number', payment: 'Payment number', entry: 'Entry number' },
  },
  kinds: {
    ...{ captured: 'Collected', refunded: 'Refunded', released: 'Loan over', held_again: 'Loan reopened' },
    ...{ settled_by_hand: 'Paid directly', refunded_by_hand: 'Refunded directly' },
    ...{
      payout_requested: 'Payout requested',
      payout_paid: 'Payout arrived',
      payout_failed: 'Payout failed',
    },
    ...{ charged_back: 'Chargeback', chargeback_won: 'Chargeback won', transferred: 'Item transferred' },
  },
  accounts: {
    ...{ held: 'Held', available: 'Available', transit: 'In transit', disputed: 'Under review' },
    ...{ by_hand: 'Received directly', sales_by_hand: 'Sales received directly', credit: 'Credit' },
  },
  untaxed: 'Outside the tax',
};

const ja: Words = {
  file: '元帳',
  heads: {
    ...{ at: '日時', kind: '出来事', account: '勘定', amount: '金額（円）', tax: '税率' },
    ...{ title: '備品', booking: '予約番号', payment: '支払い番号', entry: '仕訳番号' },
  },
  kinds: {
    ...{ captured: '引き落とし', refunded: '返金', released: '貸出終了', held_again: '貸出の再開' },
    ...{ settled_by_hand: '直接の支払い', refunded_by_hand: '直接の返金' },
    ...{ payout_requested: '受け取りの申請', payout_paid: '着金', payout_failed: '受け取りの失敗' },
    ...{
      charged_back: 'チャージバック',
      chargeback_won: 'チャージバックの取り消し',
      transferred: '備品の譲渡',
    },
  },
  accounts: {
    ...{ held: '預かり中', available: '受け取れる', transit: '送金中', disputed: '保留中' },
    ...{ by_hand: '直接の入金', sales_by_hand: '直接の売上', credit: 'クレジット' },
  },
  untaxed: '対象外',
};

const hira: Words = {
  file: 'ちょうぼ',
  heads: {
    ...{ at: 'ひにち', kind: 'できごと', account: 'ばしょ', amount: 'おかね（えん）', tax: 'ぜいきん' },
    ...{ title: 'もの', booking: 'よやくの ばんごう', payment: 'しはらいの ばんごう', entry: 'ばんごう' },
  },
  kinds: {
    ...{ captured: 'うけとった', refunded: 'かえした', released: 'かしおわった', held_again: 'また かした' },
    ...{ settled_by_hand: 'じかに もらった', refunded_by_hand: 'じかに かえした' },
    ...{ payout_requested: 'おくって もらう', payout_paid: 'とどいた', payout_failed: 'とどかなかった' },
    ...{ charged_back: 'とりもどされた', chargeback_won: 'もどって きた', transferred: 'ものを ゆずった' },
  },
  accounts: {
    ...{
      held: 'あずかって いる',
      available: 'うけとれる',
      transit: 'おくって いる',
      disputed: 'しらべて いる',
    },
    ...{ by_hand: 'じかに もらった おかね', sales_by_hand: 'じかに もらった うりあげ', credit: 'まえばらい' },
  },
  untaxed: 'ぜいきん なし',
};

/** The words of an export in a language. */
export const wordsFor = (locale: Locale): Words => ({ en, ja, 'ja-Hira': hira })[locale];

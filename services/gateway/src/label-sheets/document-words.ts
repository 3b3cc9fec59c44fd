import type { Locale } from '@kashikari/kernel';
import type { DocumentContent } from './document-content';

/** Words of a printed document. */
export interface DocumentWords {
  readonly titles: Readonly<Record<DocumentContent['kind'], string>>;
  /** A return of an issuer without a registration number. */
  readonly returnWithoutNumber: string;
  readonly file: string;
  readonly copy: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly paidOn: string;
  readonly recipient: (name: string) => string;
  readonly total: string;
  readonly totalReturned: string;
  readonly taxIncluded: string;
  readonly registrationNumber: string;
  readonly corrects: (number: string) => string;
  readonly columns: readonly [content: string, count: string, unitPrice: string, amount: string];
  readonly untaxed: string;
  readonly rate: (percent: number) => string;
  readonly taxOf: (yen: string) => string;
  readonly method: string;
  readonly methods: Readonly<Record<string, string>>;
  readonly payment: string;
  readonly booking: string;
  readonly days: (from: string, to: string) => string;
  /** Contents of lines by kind. */
  readonly lines: Readonly<Record<string, string>>;
  /** Units of lines by kind. */
  readonly units: Readonly<Record<string, string>>;
}

const ja: DocumentWords = {
  titles: { invoice: '適格請求書 兼 領収書', receipt: '領収書', return: '適格返還請求書' },
  ...{ returnWithoutNumber: '返金書', file: '領収書', copy: '再発行', number: '番号', issuedOn: '発行日' },
  ...{ paidOn: '取引日', recipient: (name) => `${name} 様`, total: '領収金額', totalReturned: '返金額' },
  ...{ taxIncluded: '(税込)', registrationNumber: '登録番号', corrects: (number) => `${number} の訂正` },
  columns: ['内容', '数量', '単価', '金額 (税込)'],
  ...{ untaxed: '対象外', rate: (percent) => `${percent}％対象`, taxOf: (yen) => `(うち消費税 ${yen})` },
  ...{ method: '支払方法', payment: '支払い番号', booking: '予約番号', days: (from, to) => `${from}〜${to}` },
  methods: {
    ...{ card: 'カード', invoice: '請求書（カードまたは銀行振込）', cash: '現金', bank: '銀行振込' },
    offset: '売上から差し引き',
  },
  lines: {
    ...{ month: '利用料', week: '利用料', day: '利用料', hour: '利用料', rest: '利用料' },
    ...{ minimum: '最低料金', extended: '延長料金', late_day: '延滞料金', late_hour: '延滞料金' },
    ...{ commission: '決済手数料', fee: 'グループの月額', kept: 'キャンセル料', seats: 'プランの料金' },
    ...{ joined: '追加した人数', left: '減った人数', unused: '使わなかった日数', discount: '割引' },
    ...{
      carried: '前回からの繰り越し',
      credit: 'クレジット',
      to_credit: 'クレジットへ',
      waits: '次回へ繰り越し',
    },
  },
  units: {
    ...{ month: 'か月', week: '週', day: '日', hour: '時間', late_day: '日', late_hour: '時間' },
    ...{ seats: '人', joined: '人', left: '人', unused: '人' },
  },
};

const en: DocumentWords = {
  titles: { invoice: 'Invoice and receipt', receipt: 'Receipt', return: 'Return invoice' },
  ...{ returnWithoutNumber: 'Refund note', file: 'receipt', copy: 'Copy', number: 'Number' },
  ...{ issuedOn: 'Issued', paidOn: 'Transaction', recipient: (name) => name, total: 'Total paid' },
  ...{
    totalReturned: 'Total returned',
    taxIncluded: '(tax included)',
    registrationNumber: 'Registration number',
  },
  corrects: (number) => `Corrects ${number}`,
  columns: ['Description', 'Quantity', 'Unit price', 'Amount (with tax)'],
  ...{ untaxed: 'Outside the tax', rate: (percent) => `${percent}% rate`, taxOf: (yen) => `(tax ${yen})` },
  ...{ method: 'Payment method', payment: 'Payment number', booking: 'Booking number' },
  days: (from, to) => `${from} to ${to}`,
  methods: {
    ...{ card: 'Card', invoice: 'Invoice (card or bank transfer)', cash: 'Cash', bank: 'Bank transfer' },
    offset: 'Deducted from sales',
  },
  lines: {
    ...{ month: 'Rental', week: 'Rental', day: 'Rental', hour: 'Rental', rest: 'Rental' },
    ...{ minimum: 'Lowest price', extended: 'Extension', late_day: 'Lateness', late_hour: 'Lateness' },
    ...{ commission: 'Commission', fee: 'Group fee', kept: 'Cancellation fee', seats: 'Plan' },
    ...{ joined: 'Members added', left: 'Members removed', unused: 'Unused days', discount: 'Discount' },
    ...{ carried: 'Carried over', credit: 'Credit', to_credit: 'To credit', waits: 'Carried forward' },
  },
  units: {
    ...{ month: 'months', week: 'weeks', day: 'days', hour: 'hours', late_day: 'days', late_hour: 'hours' },
    ...{ seats: 'members', joined: 'members', left: 'members', unused: 'members' },
  },
};

/** Documents are printed in Japanese or English. */
export const documentWords = (locale: Locale): DocumentWords => (locale === 'en' ? en : ja);

import type { Column } from './good-export.mapper';

/** The headings of an export in words; `names` are those of the contract. */
export const HEADINGS = ['names', 'ja', 'en'] as const;

type Words = Readonly<Record<Column, string>>;

const en: Words = {
  id: 'Id',
  title: 'Title',
  title_reading: 'Reading',
  description: 'Description',
  management_id: 'Management number',
  isbn: 'ISBN',
  codes: 'Further codes',
  author: 'Author',
  authors: 'Authors',
  publisher: 'Publisher',
  category: 'Category',
  location: 'Location',
  quantity: 'Quantity',
  is_hourly: 'By the hour',
  max_days: 'Maximum days',
  margin_days: 'Days between',
  from: 'Lent from',
  to: 'Lent until',
  is_public: 'Public',
  is_public_use: 'For everybody',
  is_hidden: 'Not in lists',
  is_exclusive: 'One booking at a time',
  auto_extend: 'Extended automatically',
  for_reference_only: 'For reference only',
  restrict_reservation: 'Booked by managers only',
  only_scan_booking: 'Booked by scanning only',
  confirmation_upon_return: 'Return is confirmed',
  price_per_hour: 'Price per hour',
  price_per_day: 'Price per day',
  price_per_week: 'Price per week',
  price_per_month: 'Price per month',
  purchase_price: 'Purchase price',
  release_date: 'Release date',
  custom_tag_title: 'Own field',
  custom_tag: 'Value of the own field',
  group_ids: 'Groups',
  folder_ids: 'Folders',
  created_at: 'Registered',
};

const ja: Words = {
  id: 'ID',
  title: 'タイトル',
  title_reading: '読み',
  description: '説明',
  management_id: '管理番号',
  isbn: 'ISBN',
  codes: 'その他のコード',
  author: '著者',
  authors: '著者一覧',
  publisher: '出版社',
  category: '分類',
  location: '場所',
  quantity: '数量',
  is_hourly: '時間貸し',
  max_days: '最大日数',
  margin_days: '準備日数',
  from: '貸出開始日',
  to: '貸出終了日',
  is_public: '公開',
  is_public_use: '誰でも利用可',
  is_hidden: '一覧に出さない',
  is_exclusive: '予約は1件まで',
  auto_extend: '自動延長',
  for_reference_only: '閲覧のみ',
  restrict_reservation: '管理者のみ予約可',
  only_scan_booking: '読み取りでのみ予約可',
  confirmation_upon_return: '返却の確認',
  price_per_hour: '1時間の料金',
  price_per_day: '1日の料金',
  price_per_week: '1週間の料金',
  price_per_month: '1か月の料金',
  purchase_price: '購入価格',
  release_date: '発売日',
  custom_tag_title: '独自項目名',
  custom_tag: '独自項目',
  group_ids: 'グループ',
  folder_ids: 'フォルダ',
  created_at: '登録日時',
};

const WORDS = { en, ja };

/** The columns of the file with their headings. */
export function headed(columns: readonly Column[], headings: (typeof HEADINGS)[number]) {
  return columns.map((key) => ({ key, header: headings === 'names' ? key : WORDS[headings][key] }));
}

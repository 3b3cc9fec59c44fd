import type { Locale } from '@kashikari/kernel';

interface Words {
  readonly usage: string;
  readonly idle: string;
  /** The heading of the first column, by what the lines are about. */
  readonly keys: Readonly<Record<'month' | 'good' | 'weekday', string>>;
  readonly weekdays: readonly string[];
  readonly lent: string;
  readonly days_out: string;
  readonly use_rate: string;
  readonly on_time: string;
  readonly late: string;
  readonly on_time_rate: string;
  readonly management_id: string;
  readonly last_out_at: string;
}

const en: Words = {
  usage: 'usage',
  idle: 'idle-items',
  keys: { month: 'Month', good: 'Item', weekday: 'Weekday' },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  lent: 'Lent',
  days_out: 'Days out',
  use_rate: 'Use',
  on_time: 'Returned on time',
  late: 'Late',
  on_time_rate: 'On time, share',
  management_id: 'Management number',
  last_out_at: 'Last out',
};

const ja: Words = {
  usage: '利用状況',
  idle: '出ていない備品',
  keys: { month: '月', good: '備品', weekday: '曜日' },
  weekdays: ['日', '月', '火', '水', '木', '金', '土'],
  lent: '貸出',
  days_out: '出ていた日',
  use_rate: '使われた割合',
  on_time: '期日どおり',
  late: '遅れ',
  on_time_rate: '期日どおりの割合',
  management_id: '管理番号',
  last_out_at: '最後に出た日',
};

const hira: Words = {
  usage: 'つかわれかた',
  idle: 'でていない もの',
  keys: { month: 'つき', good: 'もの', weekday: 'ようび' },
  weekdays: ['にち', 'げつ', 'か', 'すい', 'もく', 'きん', 'ど'],
  lent: 'かした かず',
  days_out: 'でていた ひ',
  use_rate: 'つかわれた わりあい',
  on_time: 'ひにちどおり',
  late: 'おくれ',
  on_time_rate: 'ひにちどおりの わりあい',
  management_id: 'ばんごう',
  last_out_at: 'さいごに でた ひ',
};

const WORDS: Readonly<Record<Locale, Words>> = { en, ja, 'ja-Hira': hira };

export const usageWords = (locale: Locale): Words => WORDS[locale];

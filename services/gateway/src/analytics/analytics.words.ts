import type { Locale } from '@kashikari/kernel';
import type { z } from 'zod';
import type { DailyCounts } from './analytics.schema';

interface Words {
  readonly file: string;
  /** Headings in the order of the columns. */
  readonly heads: Readonly<Record<Exclude<keyof z.input<typeof DailyCounts>, 'closed'>, string>>;
}

const en: Words = {
  file: 'figures-by-day',
  heads: {
    date: 'Day',
    created: 'Booked',
    started: 'Started',
    returned: 'Returned',
    cancelled: 'Cancelled',
    overdue: 'Became late',
    borrowers: 'Borrowers',
    new_members: 'New members',
    goods_in_use: 'Items in use',
    revenue: 'Revenue (yen)',
  },
};

const ja: Words = {
  file: '日ごとの数字',
  heads: {
    date: '日',
    created: '予約',
    started: '始まり',
    returned: '返却',
    cancelled: '取り消し',
    overdue: '遅れ',
    borrowers: '借りた人',
    new_members: '新しい人',
    goods_in_use: '使われた備品',
    revenue: '売上（円）',
  },
};

const hira: Words = {
  file: 'ひごとの すうじ',
  heads: {
    date: 'ひ',
    created: 'よやく',
    started: 'はじまり',
    returned: 'かえした',
    cancelled: 'とりけし',
    overdue: 'おくれ',
    borrowers: 'かりた ひと',
    new_members: 'あたらしい ひと',
    goods_in_use: 'つかわれた もの',
    revenue: 'うりあげ（えん）',
  },
};

const WORDS: Readonly<Record<Locale, Words>> = { en, ja, 'ja-Hira': hira };

export const analyticsWords = (locale: Locale): Words => WORDS[locale];

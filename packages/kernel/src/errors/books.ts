import type { ErrorRow } from './row';

/** Refusals about book data. */
export const BOOKS = {
  'books.none': {
    ja: 'このISBNの本は見つかりませんでした。',
    en: 'No book was found for this ISBN. Enter its details by hand.',
    'ja-Hira': 'この ISBN の ほんは みつかりませんでした。',
  },
  'books.unavailable': {
    ja: '書誌情報を取得できません。本の情報を入力するか、あとでもう一度お試しください。',
    en: 'Book data isn’t available. Enter the details by hand, or try again later.',
    'ja-Hira': 'ほんの じょうほうを しらべられません。じぶんで いれるか、あとで ためして ください。',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

import type { Locale } from '@kashikari/kernel';

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * Languages whose articles are searched for a question, in order: that of the screen, then those in which the question
 * is written.
 */
export function languagesOf(question: string, locale: Locale): Locale[] {
  const written: Locale[] = JAPANESE.test(question) ? ['ja', 'ja-Hira'] : ['en'];
  return [...new Set([locale, ...written])];
}

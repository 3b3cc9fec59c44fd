/** The languages of the interface: Japanese, English, and Japanese in kana only, for children. */
export const LOCALES = ['ja', 'en', 'ja-Hira'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'ja';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

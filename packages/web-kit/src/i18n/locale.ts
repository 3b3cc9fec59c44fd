/** The languages of the interface. `ja-Hira` is for children: hiragana, spaces between words. */
export const LOCALES = ['ja', 'en', 'ja-Hira'] as const;

export type Locale = (typeof LOCALES)[number];

/** Name of each language in that language. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  ja: '日本語',
  en: 'English',
  'ja-Hira': 'ひらがな',
};

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** Returns the best available language for the browser's preferences; Japanese if none matches. */
export function preferredLocale(asked: readonly string[]): Locale {
  for (const tag of asked) {
    if (isLocale(tag)) return tag;
    const language = tag.split('-')[0];
    if (isLocale(language)) return language;
  }
  return 'ja';
}

let locale: Locale = 'ja';

/** The language that is shown now. Components read it by `useLocale`, which renders them again when it changes. */
export function currentLocale(): Locale {
  return locale;
}

export function rememberLocale(next: Locale): void {
  locale = next;
}

import { createInstance, type TFunction } from 'i18next';
import { LOCALES, type Locale } from '@kashikari/kernel';
import type { Detail } from './html';
import { named } from './shortened';
import en from './texts/en.json';
import hira from './texts/ja-Hira.json';
import ja from './texts/ja.json';

/** Texts around every mail by language; the compiler reports missing ones. */
export const FRAME: Readonly<Record<Locale, typeof ja>> = { ja, en, 'ja-Hira': hira };

/** Texts of mails in one language. */
export class Words {
  private readonly known = new Map<string, string>();

  constructor(readonly t: TFunction) {}

  /** A text without values: every mail has half a dozen of them. */
  word(key: string): string {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const word = this.t(key);
    this.known.set(key, word);
    return word;
  }

  /** Returns the name to show for a person, by default "someone". */
  person(name: string | undefined): string {
    return name ? this.t('person', { name: named(name) }) : this.word('someone');
  }

  detail(key: string, value = ''): Detail {
    return { label: this.word(`labels.${key}`), value };
  }
}

/**
 * Returns the texts of all mails and of the frame around them, by language.
 * @param mails by template
 */
export function readWords(
  mails: Readonly<Record<string, { readonly texts: Readonly<Record<Locale, object>> }>>,
): ReadonlyMap<Locale, Words> {
  const own = (locale: Locale) =>
    Object.fromEntries(Object.entries(mails).map(([template, { texts }]) => [template, texts[locale]]));
  const texts = createInstance({
    resources: Object.fromEntries(
      LOCALES.map((locale) => [locale, { translation: { ...FRAME[locale], ...own(locale) } }]),
    ),
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    // HTML is made of the finished texts, and escapes them then.
    interpolation: { escapeValue: false },
  });
  void texts.init();
  return new Map(LOCALES.map((locale) => [locale, new Words(texts.getFixedT(locale))]));
}

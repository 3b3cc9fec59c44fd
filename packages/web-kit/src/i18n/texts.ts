import i18next from 'i18next';
import { type Locale, currentLocale } from './locale';

/** Values that a text shows in its `{{holes}}`; `count` also chooses the plural form. */
interface TextOptions {
  readonly [name: string]: unknown;
  /** Another namespace than the one of `useTranslation`. */
  readonly ns?: string;
  /** The text where the key has none. */
  readonly defaultValue?: string;
}

/** Translates a key. It is generic in the key, so that the check of the texts sees which keys a call can use. */
export type Translate = <Key extends string>(key: Key, options?: TextOptions) => string;

const translators = new Map<string, Translate>();

/** Reports keys without a text and holes without a value; tests set it. */
let reportMissing: ((what: string) => void) | undefined;

// Initialized synchronously without texts: they are added as they load, each namespace in the language in use.
void i18next.init({
  initAsync: false,
  lng: currentLocale(),
  fallbackLng: false,
  supportedLngs: ['ja', 'en', 'ja-Hira'],
  load: 'currentOnly',
  // Each call names its namespace.
  ns: [],
  interpolation: { escapeValue: false },
  resources: {},
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key, ...[, , options]: unknown[]) => {
    // A call with a default for an optional text, such as a refusal's own message, misses nothing.
    const { defaultValue } = (options ?? {}) as TextOptions;
    if (defaultValue === undefined) reportMissing?.(`${namespace}:${key}`);
  },
  // A key of a group of texts is no key of a text.
  returnedObjectHandler: (key, _group, { ns }: TextOptions) => {
    reportMissing?.(`${ns}:${key}`);
    return key;
  },
  missingInterpolationHandler: (text: string) => {
    reportMissing?.(text);
    return '';
  },
});

export function storeTexts(locale: Locale, namespace: string, added: object): void {
  i18next.addResourceBundle(locale, namespace, added, true, true);
}

/** Calls a function at each missing text and value, or no function any more. */
export function watchMissing(report: typeof reportMissing): void {
  reportMissing = report;
}

/** Renders everything again that shows a text: the language has changed. */
export async function textsChanged(): Promise<void> {
  await i18next.changeLanguage(currentLocale());
}

export function subscribeToTexts(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

/** The string or the group of strings at a key such as `flash.undo`. */
export function findText(namespace: string, key: string): unknown {
  return i18next.getResource(currentLocale(), namespace, key);
}

/** The same function for as long as namespace and language stay, so that effects may depend on it. */
export function translatorOf(namespace: string): Translate {
  const locale = currentLocale();
  const id = `${locale}/${namespace}`;
  let translate = translators.get(id);
  if (!translate) {
    // Its own type would have every key known to the compiler; ours are known to the check of the texts.
    translate = i18next.getFixedT(locale, namespace) as unknown as Translate;
    translators.set(id, translate);
  }
  return translate;
}

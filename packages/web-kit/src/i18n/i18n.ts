import { type Locale, currentLocale, rememberLocale } from './locale';
import { storeTexts, textsChanged } from './texts';

/** What a remote brings: one loader a language, each a chunk of its own, so that only the language in use is fetched. */
export type Translations = Readonly<Record<Locale, () => Promise<{ default: object }>>>;

/** The namespace of each set of files that has been added. */
const namespaces = new Map<Translations, string>();

/** The files whose texts are stored. */
const loaded = new Set<Translations[Locale]>();

const both = async (words: Promise<{ default: object }>, refusals: Promise<{ default: object }>) => ({
  default: { ...(await words).default, refusals: (await refusals).default },
});

/** With the words of refusals that the browser says by itself (`npm run errors` makes them), in one chunk a language. */
const kit: Translations = {
  ja: () =>
    both(
      import(/* webpackChunkName: "kit-ja" */ './ja.json?first'),
      import(/* webpackChunkName: "kit-ja" */ './refusals.ja.json'),
    ),
  en: () =>
    both(
      import(/* webpackChunkName: "kit-en" */ './en.json?first'),
      import(/* webpackChunkName: "kit-en" */ './refusals.en.json'),
    ),
  'ja-Hira': () =>
    both(
      import(/* webpackChunkName: "kit-ja-Hira" */ './ja-Hira.json?first'),
      import(/* webpackChunkName: "kit-ja-Hira" */ './refusals.ja-Hira.json'),
    ),
};

/** The kit's texts that a first visit doesn't show; they come with the pieces that show them. */
export const laterTexts: Translations = {
  ja: () => import('./ja.json?rest'),
  en: () => import('./en.json?rest'),
  'ja-Hira': () => import('./ja-Hira.json?rest'),
};

/** Starts translations in one language. Called once by the shell before the first paint. */
export async function startI18n(locale: Locale): Promise<void> {
  namespaces.set(kit, 'kit');
  await changeLocale(locale);
}

/** Adds texts to a namespace and fetches them in the language in use. */
export async function addTranslations(namespace: string, translations: Translations): Promise<void> {
  namespaces.set(translations, namespace);
  await load(translations, namespace, currentLocale());
}

/** Switches the language of everything loaded, and of the document, once all its words are here. */
export async function changeLocale(locale: Locale): Promise<void> {
  await Promise.all(
    [...namespaces].map(([translations, namespace]) => load(translations, namespace, locale)),
  );
  rememberLocale(locale);
  // The build draws pages without a document (frontends/pages).
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
  await textsChanged();
}

/** Texts of a language that take the place of others, by namespace. */
let replacements: ((locale: Locale) => Readonly<Record<string, object>>) | undefined;

/** Has texts take the place of others, whenever those are loaded. Called before any are. */
export function replaceTexts(texts: NonNullable<typeof replacements>): void {
  replacements = texts;
}

async function load(translations: Translations, namespace: string, locale: Locale): Promise<void> {
  const fetchTexts = translations[locale];
  if (loaded.has(fetchTexts)) return;
  storeTexts(locale, namespace, (await fetchTexts()).default);
  storeTexts(locale, namespace, replacements?.(locale)[namespace] ?? {});
  loaded.add(fetchTexts);
}

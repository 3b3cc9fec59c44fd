import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Locale, currentLocale, rememberLocale } from './locale';

/** What a remote brings: one loader a language, each a chunk of its own, so that only the language in use is fetched. */
export type Translations = Readonly<Record<Locale, () => Promise<{ default: object }>>>;

const namespaces = new Map<string, Translations>();

const both = async (words: Promise<{ default: object }>, refusals: Promise<{ default: object }>) => ({
  default: { ...(await words).default, refusals: (await refusals).default },
});

/** With the words of refusals that the browser says by itself (`npm run errors` makes them), in one chunk a language. */
const kit: Translations = {
  ja: () =>
    both(
      import(/* webpackChunkName: "kit-ja" */ './ja.json'),
      import(/* webpackChunkName: "kit-ja" */ './refusals.ja.json'),
    ),
  en: () =>
    both(
      import(/* webpackChunkName: "kit-en" */ './en.json'),
      import(/* webpackChunkName: "kit-en" */ './refusals.en.json'),
    ),
  'ja-Hira': () =>
    both(
      import(/* webpackChunkName: "kit-ja-Hira" */ './ja-Hira.json'),
      import(/* webpackChunkName: "kit-ja-Hira" */ './refusals.ja-Hira.json'),
    ),
};

/** Starts translations in one language. Called once by the shell before the first paint. */
export async function startI18n(locale: Locale): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    supportedLngs: ['ja', 'en', 'ja-Hira'],
    load: 'currentOnly',
    ns: ['kit'],
    defaultNS: 'kit',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: {},
  });
  namespaces.set('kit', kit);
  await changeLocale(locale);
}

/** Adds a remote's words under its own namespace and fetches them in the language in use. */
export async function addTranslations(namespace: string, translations: Translations): Promise<void> {
  namespaces.set(namespace, translations);
  await load(namespace, currentLocale());
}

/** Switches the language of everything loaded, and of the document, once all its words are here. */
export async function changeLocale(locale: Locale): Promise<void> {
  await Promise.all([...namespaces.keys()].map((namespace) => load(namespace, locale)));
  rememberLocale(locale);
  document.documentElement.lang = locale;
  await i18next.changeLanguage(locale);
}

async function load(namespace: string, locale: Locale): Promise<void> {
  const translations = namespaces.get(namespace);
  if (!translations || i18next.hasResourceBundle(locale, namespace)) return;
  const words = await translations[locale]();
  i18next.addResourceBundle(locale, namespace, words.default);
}

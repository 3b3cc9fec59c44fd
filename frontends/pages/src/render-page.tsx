import {
  KitProvider,
  LOCALES,
  type Locale,
  RemotesProvider,
  addTranslations,
  changeLocale,
  createStore,
  queryClient,
  signedOut,
  startI18n,
  useTranslation,
} from '@kashikari/web-kit';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { PricingScreen } from '../../payments-mfe/src/features/pricing/pricing-screen';
import { Frame } from '../../shell/src/app/frame';
import { SettingsProvider } from '../../shell/src/config/settings';
import { Landing } from '../../shell/src/features/landing/landing';
import { type Articles, articlesQuery } from '../../shell/src/features/help/api/articles';
import { Help } from '../../shell/src/features/help/help';
import { translations } from '../../shell/src/i18n/translations';

/** Receives the title and the description of a page. */
type Say = (title: string, description: string) => null;

function LandingWords({ say }: { readonly say: Say }) {
  const { t } = useTranslation('shell');
  return say(t('landing.title'), t('landing.lead'));
}

function BooksWords({ say }: { readonly say: Say }) {
  const { t } = useTranslation('shell');
  return say(t('landing.booksTitle'), t('landing.booksLead'));
}

function HelpWords({ say }: { readonly say: Say }) {
  const { t } = useTranslation('shell');
  return say(t('frame.help'), t('help.about'));
}

function PricingWords({ say }: { readonly say: Say }) {
  const { t } = useTranslation('payments');
  return say(t('title'), t('intro'));
}

/** The pages that are readable without JavaScript, with their address, screen, and texts for search engines. */
const PAGES = {
  landing: { path: '/lp', screen: <Landing />, Words: LandingWords },
  books: { path: '/lp/books', screen: <Landing books />, Words: BooksWords },
  support: { path: '/support', screen: <Help />, Words: HelpWords },
  pricing: { path: '/subscriptions/pricing', screen: <PricingScreen />, Words: PricingWords },
};

export const PAGE_NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];
export { LOCALES };

const payments = {
  ja: () => import('../../payments-mfe/src/i18n/ja.json'),
  en: () => import('../../payments-mfe/src/i18n/en.json'),
  'ja-Hira': () => import('../../payments-mfe/src/i18n/ja-Hira.json'),
};

/**
 * Prepares the words of all pages.
 * @param plans the answer of `GET /plans`, with which the prices are drawn
 * @param articles the help in a language, with which its page is drawn
 */
export async function prepare(plans: object, articles: (locale: Locale) => Articles): Promise<void> {
  await startI18n('ja');
  await addTranslations('shell', translations);
  await addTranslations('payments', payments);
  // Otherwise the timers of unused responses would delay the end of the build.
  queryClient.setDefaultOptions({ queries: { gcTime: Infinity } });
  queryClient.setQueryData(['plans'], plans);
  for (const locale of LOCALES) queryClient.setQueryData(articlesQuery(locale).queryKey, articles(locale));
}

/**
 * Draws a page for a visitor, in one language.
 * @param contact where the operator answers; null where none is set
 */
export async function renderPage(name: keyof typeof PAGES, locale: Locale, contact: string | null) {
  await changeLocale(locale);
  const { path, screen, Words } = PAGES[name];
  const head = { title: '', description: '' };
  const say: Say = (title, description) => {
    Object.assign(head, { title, description });
    return null;
  };
  renderToString(<Words say={say} />);
  const store = createStore();
  store.dispatch(signedOut());
  const html = renderToString(
    <KitProvider store={store}>
      <StaticRouter location={path}>
        <RemotesProvider value={() => new Promise(() => undefined)}>
          {/* The operator's cases are loaded by a script. */}
          <SettingsProvider value={{ remotes: [], ...(contact && { contact }) }}>
            <Frame>{screen}</Frame>
          </SettingsProvider>
        </RemotesProvider>
      </StaticRouter>
    </KitProvider>,
  );
  return { path, ...head, html };
}

import {
  CrashBoundary,
  KitProvider,
  addTranslations,
  createStore,
  isLocale,
  nameSite,
  type Locale,
  startI18n,
} from '@kashikari/web-kit';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { firstConfig, pageConfig } from './config/config';
import { contactLinkOf } from './config/contact';
import { preloadHome } from './app/home-of';
import { applyLook, firstLocale } from './app/look';
import { loadJapaneseFont } from './app/japanese-font';
import { reportCrash } from './app/report-crash';
import { replaceStaticPage } from './app/static-page';
import { catchInstallPrompt } from './offers/install-prompt';
import { keepForOffline } from './offline/register-worker';
import { translations } from './i18n/translations';
import { resumeSession } from './session/session';
import './app/fonts.css';
import './app/screens.css';

/** Starts the page: the language first, so that whatever goes wrong after it can be said. */
async function start(): Promise<void> {
  const store = createStore();
  catchInstallPrompt();
  const { shell, no_mail: noMail, name } = pageConfig() ?? {};
  if (name) nameSite(name);
  if (noMail) (await import('./no-mail/speak-without-mail')).speakWithoutMail(noMail.ask);
  if (shell) applyLook(shell);
  await startI18n(firstLocale(shell, [localeOfAddress(), store.getState().prefs.locale]));
  const config = firstConfig();
  void resumeSession(store);
  if (store.getState().prefs.wasSignedIn) preloadHome().catch(() => undefined);
  await addTranslations('shell', translations);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  loadJapaneseFont();
  // The offline cache stores the resources loaded so far, so it waits for the page to load.
  if (document.readyState === 'complete') void keepForOffline();
  else window.addEventListener('load', () => void keepForOffline(), { once: true });
  replaceStaticPage(root);
  createRoot(root).render(
    <CrashBoundary report={reportCrash} contact={contactLinkOf(pageConfig() ?? {})}>
      <KitProvider store={store}>
        <App config={config} />
      </KitProvider>
    </CrashBoundary>,
  );
}

/** The language that the address asks for: `?lang=en` shows this page in it, and chooses nothing. */
function localeOfAddress(): Locale | undefined {
  const asked = new URLSearchParams(window.location.search).get('lang');
  return isLocale(asked) ? asked : undefined;
}

void start();

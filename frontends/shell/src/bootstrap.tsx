import {
  CrashBoundary,
  KitProvider,
  addTranslations,
  createStore,
  preferredLocale,
  startI18n,
} from '@kashikari/web-kit';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readConfig } from './config/config';
import { reportCrash } from './app/report-crash';
import { keepForOffline } from './offline/register-worker';
import { translations } from './i18n/translations';
import { resumeSession } from './session/session';
import './app/fonts.css';
import './app/screens.css';

/** Starts the page: the language first, so that whatever goes wrong after it can be said. */
async function start(): Promise<void> {
  const store = createStore();
  await startI18n(store.getState().prefs.locale ?? preferredLocale(navigator.languages));
  const config = readConfig();
  void resumeSession(store);
  await addTranslations('shell', translations);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // When the page stands: what it keeps is what it has loaded by then.
  if (document.readyState === 'complete') void keepForOffline();
  else window.addEventListener('load', () => void keepForOffline(), { once: true });
  createRoot(root).render(
    <CrashBoundary report={reportCrash}>
      <KitProvider store={store}>
        <App config={config} />
      </KitProvider>
    </CrashBoundary>,
  );
}

void start();

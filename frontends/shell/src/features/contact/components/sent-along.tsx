import { useTranslation } from '@kashikari/web-kit';
import type { AlongDetails } from '../use-sent-along';

/** The details that are sent with an inquiry, each with a button that removes it; nothing without any. */
export function SentAlong({ of: { screen, crash, remove } }: { readonly of: AlongDetails }) {
  const { t } = useTranslation('shell');
  if (!screen && !crash) return null;
  return (
    <div className="along sm">
      <b>{t('contact.along')}</b>
      <ul className="t2">
        {screen && (
          <li>
            <span>{t('contact.screen', { name: screen.title || screen.path, path: screen.path })}</span>{' '}
            <button type="button" aria-label={t('contact.removeScreen')} onClick={() => remove('screen')}>
              {t('contact.remove')}
            </button>
          </li>
        )}
        {crash && (
          <li>
            <span>{t('contact.crash', { number: crash })}</span>{' '}
            <button type="button" aria-label={t('contact.removeCrash')} onClick={() => remove('crash')}>
              {t('contact.remove')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

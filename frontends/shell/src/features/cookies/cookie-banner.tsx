import { Button, Link, useTranslation } from '@kashikari/web-kit';
import './cookies.css';
import { EVERYTHING, NOTHING } from './consent';
import { useConsent } from './use-consent';

/** Asks once, above the screen and in nobody's way; to refuse is as near as to allow. */
export function CookieBanner() {
  const { t } = useTranslation('shell');
  const [consent, choose] = useConsent();
  if (consent) return null;
  return (
    <section className="cookies" aria-label={t('cookies.title')}>
      <div>
        <p className="sm">{t('cookies.ask')}</p>
        <div className="row wrap">
          <Button small onClick={() => choose(NOTHING)}>
            {t('cookies.necessaryOnly')}
          </Button>
          <Button small onClick={() => choose(EVERYTHING)}>
            {t('cookies.allowAll')}
          </Button>
          <Link to="/cookies">{t('cookies.choose')}</Link>
        </div>
      </div>
    </section>
  );
}

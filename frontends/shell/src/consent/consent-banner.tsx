import { Button, Link, useTranslation } from '@kashikari/web-kit';
import '../offers/offer-card.css';
import { choose } from './choice';
import './consent.css';

/** The question at the foot of the screen. It takes no focus and covers none; both answers look the same. */
export function ConsentBanner({ receiver }: { readonly receiver: string | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <section className="flashes offers consent" aria-label={t('cookies.region')}>
      <div className="card offer">
        <div className="grow">
          <h2 className="b">{t('cookies.ask')}</h2>
          <p className="sm">
            {t('cookies.analyticsHint', { receiver: receiver ?? t('cookies.someReceiver') })}{' '}
            <Link to="/cookies">{t('cookies.more')}</Link>
          </p>
        </div>
        <Button onClick={() => choose([])}>{t('cookies.only')}</Button>
        <Button onClick={() => choose(['analytics'])}>{t('cookies.allow')}</Button>
      </div>
    </section>
  );
}

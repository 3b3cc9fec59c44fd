import { useTranslation } from '../i18n/use-translation';
import { CrashWays } from './crash-ways';

interface Props {
  /** Number that the person can report to support, e.g. `7F2C-0418`. */
  readonly number: string;
  /** The root is about to be loaded; otherwise the page stays as it is, for it crashed twice. */
  readonly reloading: boolean;
  readonly contact?: string;
}

/** Blocks fallen over, what is safe, a number for support. Needs no data, no net and no router. */
export function CrashScreen({ number, reloading, contact }: Props) {
  const { t } = useTranslation('kit');
  return (
    <main className="crash">
      <section className="empty">
        <div className="slot">
          <svg viewBox="0 0 150 80" width="150" height="80" aria-hidden="true">
            <path d="M18 46h34v34H18z" fill="var(--k-nando-5)" />
            <path d="M60 50l30-9 9 30-30 9z" fill="var(--k-yamabuki-4)" />
            <path d="M104 58h22l12 22h-24z" fill="var(--k-kaki-5)" />
          </svg>
        </div>
        <h1>{t(reloading ? 'crash.title' : 'crash.still')}</h1>
        {!reloading && <p>{t('crash.stillWhy')}</p>}
        <p>{t('crash.safe')}</p>
        {reloading && (
          <p role="status" className="b">
            {t('crash.reloading')}
          </p>
        )}
      </section>
      <section className="card pad crash-no">
        <p className="meta">{t('crash.number')}</p>
        <p className="mono">{number}</p>
        <div className="row wrap mid">
          <CrashWays number={number} contact={contact} />
        </div>
        <p className="sm t2">{t('crash.sent')}</p>
      </section>
      <div className="row wrap mid">
        <button type="button" className="btn p" onClick={() => window.location.reload()}>
          {t(reloading ? 'crash.reload' : 'crash.open')}
        </button>
        <a className="btn" href="/">
          {t('notFound.home')}
        </a>
      </div>
    </main>
  );
}

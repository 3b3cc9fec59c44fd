import { CONSENT_CATEGORIES, CONSENT_DAYS, type ConsentCategory } from '@kashikari/kernel';
import {
  Link,
  Note,
  PageHeader,
  Skeleton,
  isSharedDevice,
  useAppSelector,
  useTranslation,
} from '@kashikari/web-kit';
import { useSettings } from '../../config/settings';
import { refusesByDefault } from '../../consent/choice';
import { External } from '../../legal/external';
import { CookieChoice } from './cookie-choice';
import { PlainRow } from './plain-row';

/**
 * `cookies`: the categories of data that this site stores or sends, those in use first. Where an optional one is in use,
 * visitors decide about it here.
 */
export function Cookies() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const isShared = useAppSelector(isSharedDevice);
  if (!settings) return <Skeleton shape="block" />;
  const named: readonly string[] = settings.consent?.in_use ?? [];
  const inUse = CONSENT_CATEGORIES.filter((name) => named.includes(name));
  const unused = CONSENT_CATEGORIES.filter((name) => name !== 'necessary' && !named.includes(name));
  const decides = inUse.length > 0;
  return (
    <>
      <PageHeader title={t('cookies.title')} back={{ to: '/help', label: t('frame.help') }}>
        <p className="sm t2">
          {t(decides ? 'cookies.introChoice' : 'cookies.intro', { days: CONSENT_DAYS })}
        </p>
      </PageHeader>
      {decides && refusesByDefault() && (
        <Note>
          <b>{t('cookies.gpc')}</b> {t('cookies.gpcMeans')}
        </Note>
      )}
      {decides && isShared && <Note>{t('cookies.shared')}</Note>}
      {decides && !isShared ? (
        <CookieChoice inUse={inUse} receiver={settings.consent?.receiver}>
          <Unused names={unused} />
        </CookieChoice>
      ) : (
        <>
          <section className="sec">
            <h2>{t('cookies.inUse')}</h2>
            <div className="card pad">
              <PlainRow name="necessary" hint={t('cookies.necessaryHint')} state={t('cookies.always')} />
            </div>
          </section>
          <Unused names={unused} />
        </>
      )}
      {(settings.external ?? []).length > 0 && (
        <External link={<Link to="/privacy">{t('legal.privacy')}</Link>} />
      )}
    </>
  );
}

function Unused({ names }: { readonly names: readonly ConsentCategory[] }) {
  const { t } = useTranslation('shell');
  return (
    <section className="sec">
      <h2>{t('cookies.notInUse')}</h2>
      <div className="card pad">
        {names.map((name) => (
          <PlainRow key={name} name={name} hint={t('cookies.unusedHint')} state={t('cookies.none')} />
        ))}
      </div>
    </section>
  );
}

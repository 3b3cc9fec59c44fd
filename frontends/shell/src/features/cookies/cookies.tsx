import { ListRow, PageHeader, useTranslation } from '@kashikari/web-kit';

/** The kinds of cookies, and whether this installation uses them. Adding an unused kind requires the users' consent. */
const CATEGORIES = [
  { name: 'necessary', used: true },
  { name: 'analytics', used: false },
  { name: 'ad_storage', used: false },
  { name: 'ad_user_data', used: false },
  { name: 'ad_personalization', used: false },
] as const;

/** `cookies`: the data that this site stores in the browser. Only sign-in uses cookies, so no consent is requested. */
export function Cookies() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHeader title={t('cookies.title')} back={{ to: '/support', label: t('frame.support') }}>
        <p className="sm t2">{t('cookies.intro')}</p>
      </PageHeader>
      <div className="card list narrow">
        {CATEGORIES.map(({ name, used }) => (
          <ListRow
            key={name}
            title={t(`cookies.${name}`)}
            trailing={<span className="sm t2">{t(used ? 'cookies.used' : 'cookies.unused')}</span>}
          >
            <span className="sm t2">{t(`cookies.${name}Hint`)}</span>
          </ListRow>
        ))}
      </div>
    </>
  );
}

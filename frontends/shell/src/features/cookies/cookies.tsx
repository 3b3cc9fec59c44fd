import { ListRow, PageHeader, useTranslation } from '@kashikari/web-kit';

/** Kinds of cookies, with what this installation uses. Whoever adds one of the others has to ask for consent first. */
const CATEGORIES = [
  { name: 'necessary', used: true },
  { name: 'analytics', used: false },
  { name: 'ad_storage', used: false },
  { name: 'ad_user_data', used: false },
  { name: 'ad_personalization', used: false },
] as const;

/** `cookies`: what this site stores in the browser. Only sign-in uses cookies, so nothing is asked. */
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

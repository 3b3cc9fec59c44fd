import { Icon, IconChevronRight, Note, PageHeader, useTranslation } from '@kashikari/web-kit';

/** The next steps. The links reload the page, so that it has the new name and settings. */
export function SetupDone({ hasMail }: { readonly hasMail: boolean }) {
  const { t } = useTranslation('shell');
  const way = (to: string, name: 'goods' | 'group' | 'steps') => (
    <a className="way" href={to}>
      <span className="grow">
        <b>{t(`setup.done.${name}`)}</b>
      </span>
      <Icon of={IconChevronRight} />
    </a>
  );
  return (
    <div className="setup">
      <PageHeader title={t('setup.done.title')}>
        <p className="sm t2">{t('setup.done.signedIn')}</p>
      </PageHeader>
      {!hasMail && <Note tone="warning">{t('setup.done.noMail')}</Note>}
      <div className="card list narrow">
        {way('/goods/new/import_select', 'goods')}
        {way('/groups/new', 'group')}
        {way('/tutorial', 'steps')}
      </div>
    </div>
  );
}

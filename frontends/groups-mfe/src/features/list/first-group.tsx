import { ButtonLink, Empty, useTranslation } from '@kashikari/web-kit';

/** On Home while there is no group: the two ways to begin. */
export function FirstGroup() {
  const { t } = useTranslation('groups');
  return (
    <Empty
      title={t('list.empty')}
      actions={
        <>
          <ButtonLink to="/groups/new" look="primary">
            {t('list.new')}
          </ButtonLink>
          <ButtonLink to="/groups/join">{t('list.join')}</ButtonLink>
        </>
      }
    >
      {t('list.emptyHint')}
    </Empty>
  );
}

import { ButtonLink, Empty, useTranslation } from '@kashikari/web-kit';

/** The two first steps on Home for a user without a group. */
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

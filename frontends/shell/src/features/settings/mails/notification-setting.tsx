import { NotFound, PageHeader, useParams, useTranslation, useUser } from '@kashikari/web-kit';
import { Mails } from './mails';

/** `users/{id}/notification_setting`: which mails one wants, by itself. */
export function NotificationSetting() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { id } = useParams();
  if (!user || (id !== user.id && id !== user.account_name)) return <NotFound entity="user" id={id} />;
  return (
    <>
      <PageHeader title={t('mails.page')} back={{ to: `/users/${id}/edit`, label: t('menu.settings') }} />
      <Mails userId={user.id} />
    </>
  );
}

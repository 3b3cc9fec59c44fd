import { NotFound, useParams, useUser } from '@kashikari/web-kit';
import { SettingsPart } from '../settings-part';
import { Mails } from './mails';

/** `users/{id}/notification_setting`: which notices are sent by which way. */
export function NotificationSetting() {
  const user = useUser();
  const { id } = useParams();
  if (!user || (id !== user.id && id !== user.account_name)) return <NotFound entity="user" id={id} />;
  return (
    <SettingsPart user={user} part="notices">
      <Mails userId={user.id} />
    </SettingsPart>
  );
}

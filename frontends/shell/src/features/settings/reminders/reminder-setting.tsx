import { Button, useFlash, useTranslation, useUser } from '@kashikari/web-kit';
import { useUpdateUser } from '../api/update-user';
import { SettingsPart } from '../settings-part';
import { Reminders } from './reminders';

/** `user_reminder_setting`: when reminders to the account's borrowers are sent. */
export function ReminderSetting() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { say, sayError } = useFlash();
  const { mutate, isPending } = useUpdateUser(user?.id ?? '');
  if (!user) return null;
  const { reminder_time } = user;
  return (
    <SettingsPart user={user} part="reminders">
      <Reminders lender={user} />
      {!user.reminders_chosen && (
        <Button
          busy={isPending}
          onClick={() =>
            mutate({ reminder_time }, { onSuccess: () => say(t('settings.saved')), onError: sayError })
          }
        >
          {t('reminders.keep')}
        </Button>
      )}
    </SettingsPart>
  );
}

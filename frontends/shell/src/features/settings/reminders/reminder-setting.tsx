import { PageHeader, prefsChanged, useAppDispatch, useTranslation, useUser } from '@kashikari/web-kit';
import { useEffect } from 'react';
import { Reminders } from './reminders';

/** `user_reminder_setting`: when one's reminders leave, by itself. Who has seen it has done that step of the tutorial. */
export function ReminderSetting() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(prefsChanged({ seenReminders: true }));
  }, [dispatch]);
  if (!user) return null;
  return (
    <>
      <PageHeader
        title={t('reminders.page')}
        back={{ to: `/users/${user.id}/edit`, label: t('menu.settings') }}
      />
      <Reminders lender={user} />
    </>
  );
}

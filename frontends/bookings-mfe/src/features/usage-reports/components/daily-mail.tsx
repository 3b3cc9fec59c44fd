import {
  SwitchRow,
  formatTime,
  useFlash,
  useLocale,
  useTranslation,
  useUser,
  type Group,
} from '@kashikari/web-kit';
import { useMailChoices, useSwitchDailyMail } from '../api/daily-mail';

/** The switch of the caller's daily report. The account's hour of mails is known to the account itself only. */
export function DailyMail({ group }: { readonly group: Pick<Group, 'id' | 'owner_id'> }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { say, sayError } = useFlash();
  const user = useUser();
  const choices = useMailChoices(group.id);
  const { mutate, isPending } = useSwitchDailyMail(group.id);
  if (!choices.data) return null;
  const time =
    user?.id === group.owner_id && user.reminder_time
      ? formatTime(`2026-11-22T${user.reminder_time}:00Z`, 'UTC', locale)
      : undefined;
  return (
    <section className="sec card pad">
      <SwitchRow
        label={t('reports.daily.label')}
        hint={time ? t('reports.daily.hintAt', { time }) : t('reports.daily.hint')}
        checked={choices.data.email_usage_report}
        disabled={isPending}
        onChange={(on) =>
          mutate(on, {
            onSuccess: () => say(t(on ? 'reports.daily.on' : 'reports.daily.off')),
            onError: sayError,
          })
        }
      />
    </section>
  );
}

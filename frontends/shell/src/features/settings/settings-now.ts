import {
  LOCALE_NAMES,
  dayIn,
  formatTime,
  formatWeekday,
  useLocale,
  useTranslation,
  type Locale,
  type User,
} from '@kashikari/web-kit';
import { zoneCity } from '../../time-zones/zone-names';
import { signInNameOf } from '../../session/accounts';
import { A_WEEK } from './lender-rules/rules';
import { useMailChoice } from './mails/api/notification-setting';
import type { PartName } from './parts';

const SEPARATOR: Readonly<Record<Locale, string>> = { ja: '・', en: ' · ', 'ja-Hira': '・' };

/** Returns the current settings of each part in a few words. */
export function useSettingsNow(user: User): Readonly<Record<PartName, string>> {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const mails = useMailChoice(user.id);
  const join = (...words: readonly (string | false | null | undefined)[]) =>
    words.filter(Boolean).join(SEPARATOR[locale]);
  const flags = Object.entries(mails.data?.notification_setting ?? {});
  const isOn = (way: string) => flags.some(([flag, on]) => flag.startsWith(way) && on);
  const today = dayIn(user.time_zone);
  const ahead = user.closed_dates.filter((date) => date >= today).length;
  const weekdays = user.reminder_days_indexes.map((day) => formatWeekday(A_WEEK[day] ?? '', locale));

  return {
    account: join(user.name, signInNameOf(user)),
    lending:
      join(
        user.max_supplies !== null && t('settings.now.limit', { count: user.max_supplies }),
        user.extendable_days > 0 && t('settings.now.extendable', { count: user.extendable_days }),
        user.manage_hand_over && t('lenderRules.manage_hand_over'),
        user.prevent_public_access && t('lenderRules.prevent_public_access'),
      ) || t('settings.now.noLimits'),
    closed_days:
      join(
        user.closed_on_holidays && t('settings.now.holidays'),
        ahead > 0 && t('settings.now.days', { count: ahead }),
      ) || t('settings.now.none'),
    reminders: join(formatTime(`2026-11-22T${user.reminder_time}:00Z`, 'UTC', locale), weekdays.join(' ')),
    notices: join(isOn('email') && t('mails.email'), isOn('push') && t('mails.push')),
    device: join(LOCALE_NAMES[locale], zoneCity(user.time_zone)),
    labs: t('settings.now.labs'),
    safety: t('settings.now.safety'),
    danger: t('settings.now.danger'),
  };
}

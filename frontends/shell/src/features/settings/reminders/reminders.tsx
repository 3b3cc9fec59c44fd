import {
  CheckRow,
  FormSection,
  SelectField,
  formatFullWeekday,
  formatTime,
  useFlash,
  useLocale,
  useTranslation,
  type User,
  type UserPatch,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useUpdateUser } from '../api/update-user';
import { A_WEEK, toggled } from '../lender-rules/rules';
import '../lender-rules/lender-rules.css';
import { QUARTERS } from './quarters';

/** The time of reminders to borrowers, and the weekdays of overdue notices. Each change is saved at once. */
export function Reminders({ lender }: { readonly lender: User }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { say, sayError } = useFlash();
  const { mutate } = useUpdateUser(lender.id);
  // A press takes effect at once, also for the next press.
  const [days, setDays] = useState(lender.reminder_days_indexes);

  function save(patch: UserPatch): void {
    mutate(patch, { onSuccess: () => say(t('settings.saved')), onError: sayError });
  }

  function toggle(day: number): void {
    const chosen = toggled(days, day);
    setDays(chosen);
    save({ reminder_days_indexes: chosen });
  }

  return (
    <FormSection title={t('reminders.title')} intro={t('reminders.intro')}>
      <SelectField
        label={t('reminders.time')}
        name="reminder_time"
        value={lender.reminder_time}
        options={QUARTERS.map((time) => ({
          value: time,
          label: formatTime(`2026-11-22T${time}:00Z`, 'UTC', locale),
        }))}
        onValue={(reminder_time) => save({ reminder_time })}
      />
      <fieldset className="rules-week">
        <legend className="lbl">{t('reminders.days')}</legend>
        <p className="sm t2">{t('reminders.daysHint')}</p>
        {A_WEEK.map((day, index) => (
          <CheckRow
            key={day}
            label={formatFullWeekday(day, locale)}
            checked={days.includes(index)}
            onChange={() => toggle(index)}
          />
        ))}
      </fieldset>
    </FormSection>
  );
}

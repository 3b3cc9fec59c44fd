import {
  Button,
  FormSection,
  Icon,
  IconPlus,
  IconX,
  SwitchRow,
  TextField,
  dayIn,
  fieldText,
  formatDay,
  useFlash,
  useLocale,
  useTranslation,
  type User,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useChangeClosedDays } from './api/closed-days';
import './closed-days.css';
import { ImportDays } from './import-days';

type Lender = Pick<User, 'id' | 'closed_dates' | 'closed_on_holidays' | 'time_zone'>;

/**
 * The days on which the lender's goods are neither handed over nor returned: public holidays, typed days, and days of a
 * calendar.
 */
export function ClosedDays({ lender }: { readonly lender: Lender }) {
  const { t } = useTranslation('shell');
  const { sayError } = useFlash();
  const change = useChangeClosedDays(lender.id);
  const dates = lender.closed_dates ?? [];
  return (
    <FormSection title={t('closedDays.title')} intro={t('closedDays.intro')}>
      <div className="card pad">
        <SwitchRow
          label={t('closedDays.holidays')}
          hint={t('closedDays.holidaysHint')}
          checked={lender.closed_on_holidays === 'JP'}
          disabled={change.isPending}
          onChange={(on) => change.mutate({ closed_on_holidays: on ? 'JP' : null }, { onError: sayError })}
        />
      </div>
      <OwnDates
        dates={dates}
        today={dayIn(lender.time_zone ?? 'Asia/Tokyo')}
        busy={change.isPending}
        error={fieldText(change.error, 'closed_dates')}
        onChange={(closed_dates) => change.mutate({ closed_dates }, { onError: sayError })}
      />
      <ImportDays id={lender.id} />
    </FormSection>
  );
}

interface OwnDatesProps {
  readonly dates: readonly string[];
  readonly today: string;
  readonly busy: boolean;
  readonly error?: string;
  onChange(dates: string[]): void;
}

function OwnDates({ dates, today, busy, error, onChange }: OwnDatesProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const ahead = dates.filter((date) => date >= today);

  function add(event: FormEvent): void {
    event.preventDefault();
    if (typed === '' || dates.includes(typed)) return;
    onChange([...dates, typed]);
    setTyped('');
  }

  return (
    <>
      <form className="closed-add" onSubmit={add}>
        <TextField
          label={t('closedDays.date')}
          type="date"
          name="closed_date"
          min={today}
          value={typed}
          error={error}
          onValue={setTyped}
        />
        <Button type="submit" busy={busy} disabled={typed === ''}>
          <Icon of={IconPlus} size="s" />
          {t('closedDays.add')}
        </Button>
      </form>
      {ahead.length === 0 ? (
        <p className="meta">{t('closedDays.none')}</p>
      ) : (
        <ul className="row wrap closed-list" aria-label={t('closedDays.list')}>
          {ahead.map((date) => (
            <li key={date}>
              <button
                type="button"
                className="btn sm"
                disabled={busy}
                aria-label={t('closedDays.remove', { day: formatDay(date, locale, today) })}
                onClick={() => onChange(dates.filter((one) => one !== date))}
              >
                {formatDay(date, locale, today)}
                <Icon of={IconX} size="s" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

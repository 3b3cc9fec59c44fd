import { TextField, errorText, fieldText, isApiError, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { PERIODS, type Days, isDay } from '../rules/period';
import type { ChosenPeriod } from '../use-period';

interface Props {
  readonly period: ChosenPeriod;
  /** The days that are shown, from which the reader's own choice starts. */
  readonly shown: Days;
}

/** The choice of a period up to today, or of the reader's own days. */
export function PeriodChoice({ period: { choice, choose }, shown }: Props) {
  const { t } = useTranslation('bookings');
  return (
    <select
      className="filt on"
      aria-label={t('numbers.daily.period')}
      value={choice}
      onChange={(event) => {
        const next = [...PERIODS, 'own' as const].find((one) => one === event.target.value);
        if (next) choose(next, shown);
      }}
    >
      {PERIODS.map((one) => (
        <option key={one} value={one}>
          {t(`numbers.daily.periods.${one}`)}
        </option>
      ))}
      <option value="own">{t('numbers.daily.periods.own')}</option>
    </select>
  );
}

/** The first and the last day of the reader's own period, with the reason why they are refused. */
export function OwnDays({ period, error }: { readonly period: ChosenPeriod; readonly error: unknown }) {
  const { t } = useTranslation('bookings');
  const { days, isBackwards, today, choose } = period;
  const [typed, setTyped] = useState(days);
  // A date that is being typed is no day yet; the address changes once both are.
  function type(change: Days): void {
    const next = { ...typed, ...change };
    setTyped(next);
    if (isDay(next.from) && isDay(next.to)) choose('own', next);
  }
  const refused =
    fieldText(error, 'to') ?? fieldText(error, 'from') ?? (isRange(error) ? errorText(error) : undefined);
  return (
    <div className="dyown" role="group" aria-label={t('numbers.daily.periods.own')}>
      <TextField
        type="date"
        name="from"
        label={t('search.from')}
        max={today}
        value={typed.from ?? ''}
        onValue={(from) => type({ from })}
      />
      <TextField
        type="date"
        name="to"
        label={t('search.to')}
        error={isBackwards ? t('search.backwards') : refused}
        value={typed.to ?? ''}
        onValue={(to) => type({ to })}
      />
    </div>
  );
}

/** Returns true if the server refuses the days, which their fields explain. */
export const isRange = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'analytics.range' || error.status === 400);

import {
  Button,
  ErrorNote,
  LOCALES,
  LOCALE_NAMES,
  SelectField,
  TextField,
  browserZone,
  dayIn,
  fieldText,
  formatNumber,
  isApiError,
  isLocale,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useId, useState } from 'react';
import { useSettled } from '../../../use-settled';
import { type NewUsageReport, type ReportFormat, useUsageRows } from '../api/usage-reports';

interface Props {
  readonly groupId: string;
  /** The refusal of the last order. */
  readonly error: unknown;
  readonly busy: boolean;
  readonly onOrder: (report: NewUsageReport) => void;
}

const FORMATS: readonly ReportFormat[] = ['xlsx', 'csv'];

/** Orders a report: the days, the format and the language. It says how many rows the report will have. */
export function OrderForm({ groupId, error, busy, onOrder }: Props) {
  const { t } = useTranslation('bookings');
  const own = useLocale();
  const id = useId();
  const today = dayIn(useUser()?.time_zone ?? browserZone());
  const [wanted, setWanted] = useState<Required<NewUsageReport>>({
    ...{ from: `${today.slice(0, 8)}01`, to: today, format: 'xlsx', locale: own },
  });
  const { from, to, format, locale } = wanted;
  const change = (fields: Partial<typeof wanted>) => setWanted({ ...wanted, ...fields });
  const isBackwards = from !== '' && to !== '' && to < from;
  // Both days at once, for one that is being typed would count other days.
  const [first = '', last = ''] = useSettled(`${from}/${to}`).split('/');
  const isKnown = first !== '' && first === from && last !== '' && last === to && !isBackwards;
  const rows = useUsageRows(groupId, { from: first, to: last }, isKnown);
  const tooLong = rows.data && isKnown && rows.data.rows > rows.data.max_rows;
  const refusedAt = (field: string) => fieldText(rows.error, field) ?? fieldText(error, field);
  const hasPlace = isApiError(error) && ['from', 'to'].some((field) => fieldText(error, field));
  return (
    <form
      className="card pad rpform"
      onSubmit={(event) => {
        event.preventDefault();
        if (from && to && !isBackwards && !tooLong) onOrder(wanted);
      }}
    >
      <TextField
        type="date"
        name="from"
        label={t('search.from')}
        error={refusedAt('from')}
        max={today}
        required
        value={from}
        onValue={(day) => change({ from: day })}
      />
      <TextField
        type="date"
        name="to"
        label={t('search.to')}
        error={isBackwards ? t('search.backwards') : refusedAt('to')}
        max={today}
        required
        value={to}
        onValue={(day) => change({ to: day })}
      />
      <div className="f">
        <span className="lbl" id={id}>
          {t('reports.format')}
        </span>
        <div className="tgl" role="group" aria-labelledby={id}>
          {FORMATS.map((one) => (
            <button
              key={one}
              type="button"
              className={one === format ? 'filt on' : 'filt'}
              aria-pressed={one === format}
              onClick={() => change({ format: one })}
            >
              {t(`reports.formats.${one}`)}
            </button>
          ))}
        </div>
      </div>
      <SelectField
        label={t('reports.language')}
        name="locale"
        value={locale}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        onValue={(value) => isLocale(value) && change({ locale: value })}
      />
      <p className="sm t2" aria-live="polite" aria-busy={rows.isFetching}>
        <Rows rows={isKnown ? rows.data?.rows : undefined} max={tooLong ? rows.data?.max_rows : undefined} />
      </p>
      {error !== null && !hasPlace && <ErrorNote error={error} alone />}
      <div>
        <Button type="submit" look="primary" busy={busy} disabled={isBackwards || tooLong}>
          {t('reports.order')}
        </Button>
      </div>
    </form>
  );
}

interface RowsProps {
  readonly rows: number | undefined;
  /** The most that a report may have; present if these are more. */
  readonly max: number | undefined;
}

function Rows({ rows, max }: RowsProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  if (rows === undefined) return t('reports.mailed');
  if (max !== undefined)
    return <b className="rplong">{t('reports.tooLong', { rows: number(rows), max: number(max) })}</b>;
  if (rows === 0) return t('reports.none');
  return (
    <>
      <b>{t('reports.rows', { rows: number(rows) })}</b> {t('reports.mailed')}
    </>
  );
}

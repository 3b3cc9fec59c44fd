import { SelectField, Stepper, TextField, addDays, dayIn, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { RangeBody } from '../../../api/create-booking';

const EVERY = ['week', 'two_weeks', 'month'] as const;

/** The maximum number of dates (REST contract). */
const MAX = 52;

export interface Recurrence {
  readonly every: (typeof EVERY)[number];
  readonly count?: number;
  readonly until?: string;
}

interface Props {
  readonly often: Recurrence;
  readonly first: RangeBody;
  readonly zone: string;
  onOften(often: Recurrence): void;
}

/** The interval in weeks or by the month, and the end: a number of dates, or a day. */
export function HowOften({ often, first, zone, onOften }: Props) {
  const { t } = useTranslation('bookings');
  const start = 'start_date' in first ? first.start_date : dayIn(zone, first.start_at);
  const [until, setUntil] = useState(addDays(start, 28));
  const ends = often.until === undefined ? 'count' : 'until';
  return (
    <div className="rpt-often">
      <SelectField
        label={t('repeat.every')}
        name="every"
        value={often.every}
        options={EVERY.map((value) => ({ value, label: t(`repeat.by.${value}`) }))}
        onValue={(every) => onOften({ ...often, every: every as Recurrence['every'] })}
      />
      <SelectField
        label={t('repeat.ends')}
        name="ends"
        value={ends}
        options={(['count', 'until'] as const).map((value) => ({
          value,
          label: t(`repeat.endsBy.${value}`),
        }))}
        onValue={(value) =>
          onOften({ every: often.every, ...(value === 'until' ? { until } : { count: 4 }) })
        }
      />
      {often.count === undefined ? (
        <TextField
          label={t('repeat.until')}
          type="date"
          name="until"
          required
          min={start}
          value={until}
          onValue={(value) => {
            setUntil(value);
            if (value >= start) onOften({ every: often.every, until: value });
          }}
        />
      ) : (
        <Stepper
          label={t('repeat.count')}
          value={often.count}
          min={2}
          max={MAX}
          onChange={(count) => onOften({ every: often.every, count })}
        />
      )}
    </div>
  );
}

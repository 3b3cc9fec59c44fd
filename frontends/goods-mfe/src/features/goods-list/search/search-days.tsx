import { TextField, useTranslation } from '@kashikari/web-kit';
import type { Narrowing } from './narrowing';

interface Props {
  readonly narrowing: Narrowing;
  onChange(narrowing: Narrowing): void;
}

/** The days for which something is looked for: both at once, and the second never before the first. */
export function SearchDays({ narrowing, onChange }: Props) {
  const { t } = useTranslation('goods');
  const { from = '', to = '', ...rest } = narrowing;
  return (
    <div className="row wrap gldays" role="group" aria-label={t('search.days')}>
      <TextField
        type="date"
        label={t('search.from')}
        value={from}
        onValue={(day) => onChange(day ? { ...rest, from: day, to: to < day ? day : to } : rest)}
      />
      <TextField
        type="date"
        label={t('search.to')}
        value={to}
        min={from}
        onValue={(day) => onChange(day ? { ...rest, from: from || day, to: day } : rest)}
      />
    </div>
  );
}

import { useTranslation } from '@kashikari/web-kit';
import type { Interval } from '../plan';

const INTERVALS: readonly Interval[] = ['annual', 'monthly'];

interface Props {
  readonly value: Interval;
  readonly onChange: (value: Interval) => void;
}

/** The choice of yearly or monthly payment: two toggle buttons. */
export function IntervalSwitch({ value, onChange }: Props) {
  const { t } = useTranslation('payments');
  return (
    <div className="seg" role="group" aria-label={t('interval.label')}>
      {INTERVALS.map((interval) => (
        <button
          key={interval}
          type="button"
          aria-pressed={interval === value}
          onClick={() => onChange(interval)}
        >
          {t(`interval.${interval}`)}
        </button>
      ))}
    </div>
  );
}

import type { BookingRange } from '@kashikari/availability';
import { durationOf } from '@kashikari/availability';
import { useTranslation } from '@kashikari/web-kit';
import { useWhen } from '../../../use-when';

interface Props {
  readonly ranges: readonly BookingRange[];
  readonly chosen: BookingRange;
  /** The lender's. */
  readonly zone: string;
  onChoose(range: BookingRange): void;
}

/** The lengths that a booking from now can have, one of them chosen. */
export function LengthChoice({ ranges, chosen, zone, onChoose }: Props) {
  const { t } = useTranslation('bookings');
  return (
    <div className="lengths" role="radiogroup" aria-label={t('now.until')}>
      {ranges.map((range) => (
        <Length
          key={durationOf(range)}
          range={range}
          zone={zone}
          isChosen={range === chosen}
          onChoose={() => onChoose(range)}
        />
      ))}
    </div>
  );
}

interface LengthProps {
  readonly range: BookingRange;
  readonly zone: string;
  readonly isChosen: boolean;
  onChoose(): void;
}

function Length({ range, zone, isChosen, onChoose }: LengthProps) {
  const { sentence, length } = useWhen(range, zone);
  return (
    <label className={`radio${isChosen ? ' on' : ''}`}>
      <input className="vh" type="radio" name="length" checked={isChosen} onChange={onChoose} />
      <i aria-hidden="true" />
      <b>{length}</b>
      <span className="hint grow">{sentence}</span>
    </label>
  );
}

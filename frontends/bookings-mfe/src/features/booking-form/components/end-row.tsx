import type { BookingRange } from '@kashikari/availability';
import { Button, ListRow, useTranslation } from '@kashikari/web-kit';
import { useWhen } from '../../../use-when';

interface Props {
  readonly asked: BookingRange;
  /** The lender's. */
  readonly zone: string;
  readonly busy: boolean;
  readonly onTake: () => void;
}

/** One end that a booking from now can have, and the button that books it. */
export function EndRow({ asked, zone, busy, onTake }: Props) {
  const { t } = useTranslation('bookings');
  const { sentence, length } = useWhen(asked, zone);
  return (
    <ListRow
      title={sentence}
      trailing={
        <Button busy={busy} onClick={onTake} aria-label={t('now.verb', { when: sentence })}>
          {t('new.verb')}
        </Button>
      }
    >
      <span className="meta">{length}</span>
    </ListRow>
  );
}

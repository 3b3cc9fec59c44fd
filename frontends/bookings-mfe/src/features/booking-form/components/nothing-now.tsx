import { ApiError, ButtonLink, Empty, errorText, useTranslation } from '@kashikari/web-kit';
import type { GoodView } from '../../../api/get-good';
import { pathOf, toRange } from '../../../rules/booking-range';
import type { LookAhead } from '../../../rules/look-ahead';
import { useWhen } from '../../../use-when';

interface Props {
  readonly good: GoodView;
  /** The look-ahead of the shortest booking from now, which is unavailable. */
  readonly ahead: LookAhead;
  /** The lender's. */
  readonly zone: string;
  /** A code that was read, for the form that follows. */
  readonly code: string | undefined;
}

/** Explains why no booking can start now, and offers the next possible start. */
export function NothingNow({ good, ahead, zone, code }: Props) {
  const { t } = useTranslation('bookings');
  const { sentence } = useWhen(ahead.after ?? undefined, zone);
  const path = ahead.after ? pathOf(good.id, toRange(ahead.after), 1) : `/goods/${good.id}/bookings/new`;
  const read = code ? `${path.includes('?') ? '&' : '?'}code=${encodeURIComponent(code)}` : '';
  return (
    <Empty
      title={t('now.none')}
      actions={
        <ButtonLink to={path + read} look="primary">
          {ahead.after ? t('now.next', { when: sentence }) : t('now.other')}
        </ButtonLink>
      }
    >
      {ahead.refusal && errorText(new ApiError(409, ahead.refusal.code, ahead.refusal.params))}
    </Empty>
  );
}

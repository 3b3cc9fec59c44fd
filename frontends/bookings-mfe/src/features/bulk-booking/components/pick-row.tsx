import { ApiError, type Good, Picture, errorText, useTranslation } from '@kashikari/web-kit';
import { useId } from 'react';
import { bulkRefusal } from '../rules/picked';

interface Props {
  readonly good: Good;
  readonly picked: boolean;
  /** No more can be chosen. */
  readonly full: boolean;
  onToggle(): void;
}

/**
 * One good with its checkbox; the whole row is pressable. A good that can't be part of a bulk booking shows the reason.
 */
export function PickRow({ good, picked, full, onToggle }: Props) {
  const { t } = useTranslation('bookings');
  const id = useId();
  const code = bulkRefusal(good) ?? (good.permissions.includes('book') ? null : 'booking.not_a_member');
  const disabled = code !== null || (full && !picked);
  return (
    <button
      type="button"
      className={picked ? 'lrow pickrow on' : 'lrow pickrow'}
      role="checkbox"
      aria-checked={picked}
      aria-labelledby={id}
      aria-describedby={code ? `${id}-why` : undefined}
      disabled={disabled}
      onClick={onToggle}
    >
      <span className="ck" aria-hidden="true" aria-checked={picked} />
      <Picture id={good.id} url={good.thumbnail_url} size="small" />
      <span className="grow">
        <span className="b clip2" id={id}>
          {good.title}
        </span>
        {code ? (
          <span className="meta blk" id={`${id}-why`}>
            {errorText(new ApiError(400, code))}
          </span>
        ) : (
          <span className="meta blk">
            {[good.location, good.quantity > 1 && t('quantity', { count: good.quantity })]
              .filter(Boolean)
              .join('・')}
          </span>
        )}
      </span>
    </button>
  );
}

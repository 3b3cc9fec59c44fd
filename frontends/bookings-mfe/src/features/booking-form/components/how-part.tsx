import { Button, Icon, IconReload, Stepper, TextArea, useTranslation } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import type { GoodView } from '../../../api/get-good';

interface Props {
  readonly good: GoodView;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly memo: string;
  readonly onMemo: (memo: string) => void;
  readonly price?: ReactNode;
  /** Absent until something is chosen. */
  readonly onRepeat?: () => void;
}

/** The quantity, if the good has several units, and a memo to the lender. */
export function HowPart({ good, quantity, onQuantity, memo, onMemo, price, onRepeat }: Props) {
  const { t } = useTranslation('bookings');
  return (
    <div className="side">
      {good.quantity > 1 && (
        <section aria-labelledby="how-many">
          <h2 id="how-many">{t('new.howMany')}</h2>
          <div className="card pad">
            <Stepper
              label={t('new.units', { count: good.quantity })}
              value={quantity}
              max={good.quantity}
              onChange={onQuantity}
            />
          </div>
        </section>
      )}
      <section>
        <TextArea
          label={t('new.memo')}
          optional
          rows={3}
          maxLength={1000}
          placeholder={t('new.memoHint')}
          value={memo}
          onValue={onMemo}
        />
      </section>
      {price}
      {onRepeat && (
        <Button onClick={onRepeat}>
          <Icon of={IconReload} size="s" />
          {t('repeat.open')}
        </Button>
      )}
    </div>
  );
}

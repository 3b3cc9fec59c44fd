import { Icon, IconPlus, useTranslation } from '@kashikari/web-kit';
import { type Ref, useId } from 'react';
import { MAX_COUNTED } from '../rules/read-typed';

interface Props {
  readonly input: Ref<HTMLInputElement>;
  readonly text: string;
  /** The number that it means. */
  readonly value: number;
  onText(text: string): void;
  onValue(value: number): void;
}

/** The number that was counted, large enough to press in passing: by − and +, or typed. */
export function BigNumber({ input, text, value, onText, onValue }: Props) {
  const { t } = useTranslation('bookings');
  const id = useId();
  return (
    <div className="stbig">
      <button
        type="button"
        aria-label={t('stock.less')}
        disabled={value <= 0}
        onClick={() => onValue(value - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <div>
        <input
          id={id}
          ref={input}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onText(event.target.value)}
        />
        <label htmlFor={id}>{t('stock.pieces')}</label>
      </div>
      <button
        type="button"
        aria-label={t('stock.more')}
        disabled={value >= MAX_COUNTED}
        onClick={() => onValue(value + 1)}
      >
        <Icon of={IconPlus} />
      </button>
    </div>
  );
}

import { useId } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Icon } from './icon';
import { IconPlus } from './icons';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly hint?: string;
  onChange(value: number): void;
}

/** A small number by − and +: how many to borrow. */
export function Stepper({ label, value, min = 1, max, hint, onChange }: Props) {
  const id = useId();
  const { t } = useTranslation('kit');
  return (
    <div className="f" role="group" aria-labelledby={id}>
      <span className="lbl" id={id}>
        {label}
      </span>
      <div className="step">
        <button
          type="button"
          aria-label={t('field.less')}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          aria-label={t('field.more')}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Icon of={IconPlus} size="s" />
        </button>
      </div>
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}

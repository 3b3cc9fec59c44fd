import { useTranslation } from '../i18n/use-translation';
import { Field, type FieldWords } from './field';
import { Icon } from './icon';
import { IconPlus } from './icons';

interface Props extends FieldWords {
  readonly name: string;
  /** The typed text; full-width digits count as digits. */
  readonly value: string;
  readonly min?: number;
  readonly max: number;
  onValue(value: string): void;
}

/** A number of a form: by − and +, or typed where it is large. */
export function StepperField({ name, value, min = 1, max, onValue, ...words }: Props) {
  const { t } = useTranslation('kit');
  const number = Number(value.normalize('NFKC').trim());
  const known = Number.isInteger(number) ? number : min;
  const step = (by: 1 | -1) => onValue(String(Math.min(Math.max(known + by, min), max)));
  return (
    <Field words={words}>
      {({ className: _, ...control }) => (
        <div className="step">
          <button type="button" aria-label={t('field.less')} disabled={known <= min} onClick={() => step(-1)}>
            <span aria-hidden="true">−</span>
          </button>
          <input
            {...control}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
          <button type="button" aria-label={t('field.more')} disabled={known >= max} onClick={() => step(1)}>
            <Icon of={IconPlus} size="s" />
          </button>
        </div>
      )}
    </Field>
  );
}

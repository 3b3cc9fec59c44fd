import { FormSection, StepperField, fieldText, useTranslation } from '@kashikari/web-kit';
import { BookOffer } from './book-offer';
import { Inputs } from './inputs';
import type { PartProps } from './part-props';

/** The largest quantity of a good (REST contract). */
const MAX_QUANTITY = 100_000;

/** The quantity, and the numbers that identify the good. */
export function NumberFields({ draft, onChange, error }: PartProps) {
  const { t } = useTranslation('goods');
  return (
    <FormSection title={t('form.number')}>
      {!draft.is_hourly && (
        <StepperField
          label={t('form.quantity')}
          name="quantity"
          max={MAX_QUANTITY}
          value={draft.quantity}
          error={fieldText(error, 'quantity')}
          onValue={(quantity) => onChange({ quantity })}
        />
      )}
      <Inputs part="number" draft={draft} onChange={onChange} error={error} />
      <BookOffer draft={draft} onChange={onChange} />
    </FormSection>
  );
}

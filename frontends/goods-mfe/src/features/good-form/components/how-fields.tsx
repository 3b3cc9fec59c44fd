import { FormSection, SwitchRow, TextField, fieldText, useTranslation } from '@kashikari/web-kit';
import { Inputs } from './inputs';
import type { PartProps } from './part-props';
import { Switches } from './switches';

/** The terms of lending: by day or hour, the maximum duration, the margin days, the period, and the rules. */
export function HowFields({ draft, onChange, error }: PartProps) {
  const { t } = useTranslation('goods');
  return (
    <FormSection title={t('form.how')}>
      <div className="card pad">
        <SwitchRow
          label={t('form.is_hourly')}
          hint={t('form.is_hourlyHint')}
          checked={draft.is_hourly}
          onChange={(is_hourly) => onChange({ is_hourly })}
        />
      </div>
      <div className="fpair">
        <TextField
          label={t('form.max_days')}
          name="max_days"
          optional
          inputMode="numeric"
          value={draft.max_days}
          hint={t('form.max_daysHint')}
          error={fieldText(error, 'max_days')}
          onValue={(max_days) => onChange({ max_days })}
        />
        {!draft.is_hourly && (
          <TextField
            label={t('form.margin_days')}
            name="margin_days"
            inputMode="numeric"
            value={draft.margin_days}
            hint={t('form.margin_daysHint')}
            error={fieldText(error, 'margin_days')}
            onValue={(margin_days) => onChange({ margin_days })}
          />
        )}
      </div>
      <Inputs part="days" draft={draft} onChange={onChange} error={error} />
      <div className="card pad">
        <Switches part="rules" draft={draft} onChange={onChange} />
      </div>
    </FormSection>
  );
}

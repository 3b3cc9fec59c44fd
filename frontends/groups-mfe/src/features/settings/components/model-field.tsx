import { FormSection, SwitchRow, useTranslation } from '@kashikari/web-kit';
import { useHelpModel } from '../api/get-model';

interface Props {
  readonly disabled: boolean;
  onChange(disabled: boolean): void;
}

/**
 * A switch for the questions of members: off, they don't reach the language model of the help. Renders nothing in an
 * installation without a model.
 */
export function ModelField({ disabled, onChange }: Props) {
  const { t } = useTranslation('groups');
  const model = useHelpModel();
  if (!model) return null;
  return (
    <FormSection title={t('ai.title')}>
      <div className="card pad">
        <SwitchRow
          label={t('ai.disable')}
          hint={t('ai.hint', { ...model })}
          checked={disabled}
          onChange={onChange}
        />
      </div>
    </FormSection>
  );
}

import { TextField, fieldText, useTranslation } from '@kashikari/web-kit';
import { fieldsIn, hasHint, type InputPart, rowOf } from '../../../good-fields';
import type { PartProps } from './part-props';

interface Props extends PartProps {
  readonly part: InputPart;
}

/** The lines of a part of the form, two beside each other where there is room. */
export function Inputs({ part, draft, onChange, error }: Props) {
  const { t } = useTranslation('goods');
  return (
    <div className="fpair">
      {fieldsIn(part).map((name) => {
        const { kind, maxLength } = rowOf(name);
        return (
          <TextField
            key={name}
            label={t(`facts.${name}`)}
            name={name}
            optional
            type={kind === 'day' ? 'date' : undefined}
            inputMode={kind === 'isbn' || kind === 'optionalWhole' ? 'numeric' : undefined}
            maxLength={maxLength}
            hint={hasHint(name) ? t(`form.${name}Hint`) : undefined}
            value={draft[name]}
            error={fieldText(error, name)}
            onValue={(value) => onChange({ [name]: value })}
          />
        );
      })}
    </div>
  );
}

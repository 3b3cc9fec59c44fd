import { TextField, useTranslation } from '@kashikari/web-kit';
import { fieldsIn, hasHint, type InputPart, rowOf } from '../../../good-fields';
import { faultOf } from '../fault-of';
import { NamesField } from './names-field';
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
        const field = {
          name,
          label: t(`facts.${name}`),
          hint: hasHint(name) ? t(`form.${name}Hint`) : undefined,
          optional: true,
          maxLength,
          value: draft[name],
          error: faultOf(error, name),
          onValue: (value: string) => onChange({ [name]: value }),
        };
        if (kind === 'names') return <NamesField key={name} {...field} />;
        const isNumber = kind === 'isbn' || kind === 'optionalWhole';
        return (
          <TextField
            key={name}
            type={kind === 'day' ? 'date' : undefined}
            inputMode={isNumber ? 'numeric' : undefined}
            {...field}
          />
        );
      })}
    </div>
  );
}

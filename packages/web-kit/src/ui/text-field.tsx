import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Field, type FieldWords } from './field';

type Own = FieldWords & { readonly value: string; onValue(value: string): void };
type InputProps = Own &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof Own | 'onChange' | 'id' | 'className'>;

/** One line of text. */
export function TextField({ label, hint, error, optional, onValue, ...rest }: InputProps) {
  return (
    <Field words={{ label, hint, error, optional }}>
      {(control) => <input {...rest} {...control} onChange={(event) => onValue(event.target.value)} />}
    </Field>
  );
}

type AreaProps = Own &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Own | 'onChange' | 'id' | 'className'>;

/** Several lines. */
export function TextArea({ label, hint, error, optional, onValue, ...rest }: AreaProps) {
  return (
    <Field words={{ label, hint, error, optional }}>
      {(control) => <textarea {...rest} {...control} onChange={(event) => onValue(event.target.value)} />}
    </Field>
  );
}

/** A password, which its owner may look at. */
export function PasswordField({ label, hint, error, optional, onValue, ...rest }: InputProps) {
  const [shown, setShown] = useState(false);
  const { t } = useTranslation('kit');
  return (
    <Field words={{ label, hint, error, optional }}>
      {(control) => (
        <div className="pw">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            onChange={(event) => onValue(event.target.value)}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t('field.showPassword')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'field.hide' : 'field.show')}
          </button>
        </div>
      )}
    </Field>
  );
}

type SelectProps = FieldWords & {
  readonly value: string;
  readonly name?: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  onValue(value: string): void;
};

/** A choice among few; the browser's own list, which phones draw best. */
export function SelectField({ label, hint, error, optional, value, name, options, onValue }: SelectProps) {
  return (
    <Field words={{ label, hint, error, optional }}>
      {(control) => (
        <select {...control} name={name} value={value} onChange={(event) => onValue(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

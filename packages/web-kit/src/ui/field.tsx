import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from './glyph';

export interface FieldWords {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong; shown with ◆! and read out. */
  readonly error?: string;
  /** Optional fields are marked, required ones are not. */
  readonly optional?: boolean;
}

interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** Label above, hint below, fault under it; the control gets its id and descriptions. */
export function Field({
  words,
  children,
}: {
  readonly words: FieldWords;
  children(control: ControlProps): ReactNode;
}) {
  const id = useId();
  const { t } = useTranslation('kit');
  const { label, hint, error, optional } = words;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="f">
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt">{t('field.optional')}</span>}
      </label>
      {children({
        id,
        className: error ? 'in err' : 'in',
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className="errm" id={`${id}-error`}>
          <Glyph state="overdue" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { type Control, type FaultName, faultOf, isFirstFault } from './field-fault';
import { Glyph } from './glyph';
import { leadTo } from './use-focus-fault';

export interface FieldWords {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Error text; shown with ◆! and read out. */
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

/**
 * A form field with its label above, its hint below and its error under it; the control gets its id and descriptions.
 * Faults that the browser finds on submitting (empty, not an email address, too short) are shown here, in place of the
 * browser's own bubble. The first faulty field of the form gets the focus.
 */
export function Field({
  words,
  children,
}: {
  readonly words: FieldWords;
  children(control: ControlProps): ReactNode;
}) {
  const id = useId();
  const { t } = useTranslation('kit');
  const { label, hint, optional } = words;
  const [found, setFound] = useState<{ readonly name: FaultName; readonly least: number }>();
  const error = words.error ?? (found && t(`field.${found.name}`, { least: found.least }));

  function onInvalid(event: FormEvent): void {
    const control = event.target as Control;
    event.preventDefault();
    setFound({ name: faultOf(control.validity), least: 'minLength' in control ? control.minLength : 0 });
    if (isFirstFault(control)) leadTo(control);
  }

  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="f" onInvalidCapture={onInvalid} onInputCapture={() => setFound(undefined)}>
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

import { Button, TextField, useTranslation, useWedge } from '@kashikari/web-kit';
import { type FormEvent, useRef, useState } from 'react';

interface Props {
  /** True if its button is the primary one of the screen. */
  readonly isFirst: boolean;
  onCode(code: string): void;
}

/** A field for a number that is typed, or sent by a keyboard-wedge scanner, whatever element has the focus. */
export function CodeField({ isFirst, onCode }: Props) {
  const { t } = useTranslation('shell');
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useWedge({
    field: () => form.current?.querySelector('input') ?? null,
    onCode(read) {
      setCode('');
      onCode(read);
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    onCode(code);
  }

  return (
    <form ref={form} onSubmit={submit} className="sccode">
      <TextField
        label={t('scan.code')}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={code}
        onValue={setCode}
      />
      <Button look={isFirst ? 'primary' : 'plain'} type="submit" disabled={!code.trim()}>
        {t('scan.open')}
      </Button>
    </form>
  );
}

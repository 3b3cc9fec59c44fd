import { Button, PageHeader, TextField, useNavigate, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { placeOf } from './place-of';

/** From the number or address on a label to its thing, typed or by a wedge scanner, which types and presses Enter. */
export function Scan() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [code, setCode] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    navigate(placeOf(code, window.location.origin));
  }

  return (
    <>
      <PageHeader title={t('scan.title')} />
      <form onSubmit={submit} className="narrow">
        <TextField
          label={t('scan.code')}
          name="code"
          hint={t('scan.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={code}
          onValue={setCode}
        />
        <div className="submit">
          <Button look="primary" type="submit" disabled={!code.trim()}>
            {t('scan.open')}
          </Button>
        </div>
      </form>
    </>
  );
}

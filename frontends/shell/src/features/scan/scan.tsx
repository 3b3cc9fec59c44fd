import { Button, PageHeader, RemoteSlot, TextField, useNavigate, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { placeOf } from './place-of';

/**
 * From the code on a label or a member card to what it stands for: seen by the camera, typed, or sent by a wedge scanner,
 * which types and presses Enter.
 */
export function Scan() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const open = (read: string) => navigate(placeOf(read, window.location.origin));

  function submit(event: FormEvent): void {
    event.preventDefault();
    open(code);
  }

  return (
    <>
      <PageHeader title={t('scan.title')} />
      <div className="narrow">
        <RemoteSlot remote="bookings" slot="camera" props={{ onCode: open }} />
      </div>
      <form onSubmit={submit} className="narrow sec">
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

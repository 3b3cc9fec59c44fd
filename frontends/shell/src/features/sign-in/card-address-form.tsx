import { Button, Camera, Note, TextField, useNavigate, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { cardPath } from './card-path';

interface Props {
  readonly verb: string;
  /** The address of a group leads to its page. */
  readonly withGroups?: boolean;
}

/**
 * The two ways to use a member card: its QR code before the camera, or the address printed under it. Only addresses of
 * cards, or of groups, are opened.
 */
export function CardAddressForm({ verb, withGroups = false }: Props) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState(false);
  const [isScanning, setScanning] = useState(false);

  function open(read: string): void {
    const path = cardPath(read, window.location.origin, withGroups);
    if (path) navigate(path);
    else setWrong(true);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    open(address);
  }

  return (
    <>
      <div className="narrow">
        {isScanning ? (
          <Camera pressed onCode={open} />
        ) : (
          <Button look="primary" onClick={() => setScanning(true)}>
            {t('memberSignIn.scan')}
          </Button>
        )}
      </div>
      <form onSubmit={submit} className="narrow sec">
        {wrong && <Note tone="error">{t('memberSignIn.wrong')}</Note>}
        <TextField
          label={t('memberSignIn.address')}
          name="card_address"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={address}
          onValue={setAddress}
        />
        <div className="submit">
          <Button type="submit">{verb}</Button>
        </div>
      </form>
    </>
  );
}

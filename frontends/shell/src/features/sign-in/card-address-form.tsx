import { Button, ButtonLink, Note, TextField, useNavigate, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { cardPath } from './card-path';

/** The two ways to hold out a member card: its QR before the camera, or the address that stands under it. */
export function CardAddressForm({ verb }: { readonly verb: string }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const path = cardPath(address, window.location.origin);
    if (path) navigate(path);
    else setWrong(true);
  }

  return (
    <>
      <div className="narrow">
        <ButtonLink to="/qrcode-scanner" look="primary">
          {t('memberSignIn.scan')}
        </ButtonLink>
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

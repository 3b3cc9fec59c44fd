import {
  Button,
  ButtonLink,
  Note,
  PageHeader,
  TextField,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { cardPath } from './card-path';

/** `member_sign_in`: the way in for who holds a member card: scan its QR, or type the address that stands under it. */
export function MemberSignIn() {
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
      <PageHeader title={t('memberSignIn.title')} back={{ to: '/sign_in_methods', label: t('signIn.title') }}>
        <p className="sm t2">{t('memberSignIn.intro')}</p>
      </PageHeader>
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
          <Button type="submit">{t('signIn.submit')}</Button>
        </div>
      </form>
      <div className="narrow">
        <Note>{t('memberSignIn.lost')}</Note>
      </div>
    </>
  );
}

import {
  ErrorNote,
  Button,
  Note,
  PageHeader,
  TextField,
  fieldText,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useSendLink } from '../../session/api/send-link';

/** Signing in by a link in a mail; also the way back in for a forgotten password. */
export function EmailSignIn() {
  const { t } = useTranslation('shell');
  const [email, setEmail] = useState('');
  const send = useSendLink();
  const wrong = fieldText(send.error, 'email');

  function submit(event: FormEvent): void {
    event.preventDefault();
    send.mutate(email.trim());
  }

  return (
    <>
      <PageHeader title={t('signIn.byLink')} back={{ to: '/sign_in_methods', label: t('signIn.title') }} />
      {send.isSuccess ? (
        <Note>{t('signIn.sent', { email: send.variables })}</Note>
      ) : (
        <form onSubmit={submit} className="narrow">
          {send.isError && !wrong && <ErrorNote error={send.error} />}
          <TextField
            label={t('signIn.email')}
            type="email"
            name="email"
            autoComplete="email"
            required
            hint={t('signIn.byLinkHow')}
            error={wrong}
            value={email}
            onValue={setEmail}
          />
          <div className="submit">
            <Button look="primary" type="submit" busy={send.isPending}>
              {t('signIn.send')}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}

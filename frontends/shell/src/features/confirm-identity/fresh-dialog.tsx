import {
  Button,
  Dialog,
  Note,
  PasswordField,
  errorText,
  isApiError,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { knowsPasskeys, signWithPasskey } from '../../session/api/passkey';
import { useSendLink } from '../../session/api/send-link';
import { useConfirmSession } from '../../session/api/confirm';

export interface FreshDialogProps {
  /** Address for a link; empty for an added account, whose address only the first account knows. */
  readonly email: string;
  readonly onClose: (confirmed: boolean) => void;
}

/** Asks for the password, a passkey, or the link of a mail. */
export function FreshDialog({ email, onClose }: FreshDialogProps) {
  const { t } = useTranslation('shell');
  const [password, setPassword] = useState('');
  const confirm = useConfirmSession();
  const link = useSendLink();
  const wrong = isApiError(confirm.error) && confirm.error.code === 'auth.failed';
  const refused = confirm.error ?? link.error;

  function submit(event: FormEvent): void {
    event.preventDefault();
    confirm.mutate({ password }, { onSuccess: () => onClose(true) });
  }

  async function byPasskey(): Promise<void> {
    const passkey = await signWithPasskey().catch(() => undefined);
    if (passkey) confirm.mutate({ passkey }, { onSuccess: () => onClose(true) });
  }

  return (
    <Dialog open title={t('fresh.title')} onClose={() => onClose(false)}>
      <form onSubmit={submit}>
        <p className="dlg-body">{t('fresh.why')}</p>
        {refused && <Note tone="error">{wrong ? t('fresh.wrong') : errorText(refused)}</Note>}
        {link.isSuccess && <Note>{t('fresh.mailed', { email })}</Note>}
        <PasswordField
          label={t('signIn.password')}
          name="fresh_password"
          autoComplete="current-password"
          required={!link.isSuccess}
          value={password}
          onValue={setPassword}
        />
        <div className="row wrap">
          <Button look="quiet" small onClick={() => onClose(false)}>
            {t('fresh.cancel')}
          </Button>
          {knowsPasskeys() && (
            <Button small onClick={() => void byPasskey()}>
              {t('fresh.passkey')}
            </Button>
          )}
          {link.isSuccess ? (
            <Button small onClick={() => onClose(true)}>
              {t('fresh.opened')}
            </Button>
          ) : (
            email !== '' && (
              <Button small busy={link.isPending} onClick={() => link.mutate(email)}>
                {t('fresh.link')}
              </Button>
            )
          )}
          <Button type="submit" look="primary" small busy={confirm.isPending} disabled={!password}>
            {t('fresh.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

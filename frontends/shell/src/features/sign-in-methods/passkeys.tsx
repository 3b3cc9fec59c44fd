import {
  Button,
  FormSection,
  QueryView,
  Skeleton,
  isApiError,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { useAddPasskey, usePasskeys } from './api/passkeys';
import { passkeyName } from '../../session/passkey-name';
import { PasskeyRow } from './passkey-row';

/** Keys by which one signs in with finger, face or PIN: listed, named, added and removed. */
export function Passkeys() {
  const { t } = useTranslation('shell');
  const keys = usePasskeys();
  const add = useAddPasskey();
  const { say, sayError } = useFlash();
  const able = typeof window.PublicKeyCredential === 'function';

  function make(): void {
    add.mutate(passkeyName(navigator.userAgent), {
      onSuccess: () => say(t('passkeys.added')),
      // Errors of the browser itself: the user canceled, or this device already has a key of theirs.
      onError: (error) => (isApiError(error) ? sayError(error) : say(t(`passkeys.${reasonOf(error)}`))),
    });
  }

  return (
    <FormSection title={t('passkeys.title')} intro={t('passkeys.intro')}>
      <QueryView query={keys} loading={<Skeleton shape="rows" />}>
        {({ passkeys }) =>
          passkeys.length > 0 && (
            <div className="card list">
              {passkeys.map((key) => (
                <PasskeyRow key={key.id} passkey={key} />
              ))}
            </div>
          )
        }
      </QueryView>
      {able ? (
        <div className="submit">
          <Button busy={add.isPending} onClick={make}>
            {t('passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className="sm t2">{t('passkeys.unable')}</p>
      )}
    </FormSection>
  );
}

function reasonOf(error: unknown): 'there' | 'notMade' {
  const { name, cause } = error as { name?: string; cause?: { name?: string } };
  return [name, cause?.name].includes('InvalidStateError') ? 'there' : 'notMade';
}

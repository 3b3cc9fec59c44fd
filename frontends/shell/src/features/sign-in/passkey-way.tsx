import { Icon, IconChevronRight, IconKey, isApiError, useFlash, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { useEnter } from '../../session/use-enter';
import { knowsPasskeys, signWithPasskey } from '../../session/api/passkey';
import { useSignIn } from './api/sign-in';

/** Signing in by finger, face or PIN: one press, and nothing to type. */
export function PasskeyWay() {
  const { t } = useTranslation('shell');
  const [asking, setAsking] = useState(false);
  const { say, sayError } = useFlash();
  const signIn = useSignIn();
  const enter = useEnter();
  if (!knowsPasskeys()) return null;

  async function go(): Promise<void> {
    setAsking(true);
    try {
      const { user } = await signIn.mutateAsync({ passkey: await signWithPasskey() });
      await enter(user);
    } catch (error) {
      // Errors of the browser itself mean that the user canceled, or has no key for this site.
      if (isApiError(error)) sayError(error, () => void go());
      else say(t('passkeys.none'));
    } finally {
      setAsking(false);
    }
  }

  return (
    <button type="button" className="way" disabled={asking} onClick={() => void go()}>
      <Icon of={IconKey} />
      <span className="grow">
        <b>{t('passkeys.signIn')}</b>
        <span className="meta">{t('passkeys.signInHow')}</span>
      </span>
      <Icon of={IconChevronRight} />
    </button>
  );
}

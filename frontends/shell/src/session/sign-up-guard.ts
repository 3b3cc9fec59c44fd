import { onSignUp, useFlash, useNavigate, useStore, useTranslation } from '@kashikari/web-kit';
import { useEffect } from 'react';
import { useOwnAside } from './use-own-aside';

/** Creates the accounts that forms of remotes ask for. */
export function SignUpGuard(): null {
  const store = useStore();
  const navigate = useNavigate();
  const flash = useFlash();
  const { t } = useTranslation('shell');
  const own = useOwnAside();
  useEffect(
    () =>
      onSignUp(async (account) => {
        const { createAccount } = await import('./create-account');
        await createAccount(account, { store, navigate, flash, t, own });
      }),
    [store, navigate, flash, t, own],
  );
  return null;
}

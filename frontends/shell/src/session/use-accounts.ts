import { isUndecided, useFlash, useNavigate, useStore, useTranslation } from '@kashikari/web-kit';
import { drop } from './accounts';
import { goOnAs, putAside } from './aside';
import { leavePage } from './farewell';

/** Goes on as another account of this device; one whose session is over is forgotten, and nobody is signed out by that. */
export function useSwitchAccount(): (id: string) => Promise<void> {
  const store = useStore();
  const { say, sayError } = useFlash();
  const { t } = useTranslation('shell');
  async function goOn(id: string): Promise<void> {
    const before = store.getState().auth.user?.id;
    try {
      if (before) await putAside();
    } catch (error) {
      return sayError(error, () => void goOn(id));
    }
    try {
      await goOnAs(id);
      leavePage(store, '/redirect_home', true);
    } catch (error) {
      if (isUndecided(error)) {
        if (before) await goOnAs(before).catch(() => leavePage(store, '/sign_in_methods', false));
        return sayError(error, () => void goOn(id));
      }
      await drop(id).catch(() => undefined);
      say(t('accounts.over'));
      if (before) await goOnAs(before).catch(() => leavePage(store, '/sign_in_methods', false));
    }
  }
  return goOn;
}

/** To the ways of signing in; the account that is signed in stays so until the other one is there (`beside`). */
export function useAddAccount(): () => void {
  const navigate = useNavigate();
  return () => navigate('/sign_in_methods');
}

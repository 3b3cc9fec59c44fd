import { isUndecided, useFlash, useNavigate, useStore, useTranslation } from '@kashikari/web-kit';
import { drop } from './accounts';
import { beside, goOnAs } from './aside';
import { leavePage } from './farewell';

/**
 * Switches to another account of this device. An account whose session is over is forgotten; the current session is not
 * affected.
 */
export function useSwitchAccount(): (id: string) => Promise<void> {
  const store = useStore();
  const { say, sayError } = useFlash();
  const { t } = useTranslation('shell');
  async function goOn(id: string): Promise<void> {
    let isAsked = false;
    const ask = () => {
      isAsked = true;
      return goOnAs(id);
    };
    try {
      await beside(store.getState().auth.user?.id, ask);
    } catch (error) {
      // It is not known that the other session is over.
      if (!isAsked || isUndecided(error)) return sayError(error, () => void goOn(id));
      await drop(id).catch(() => undefined);
      return say(t('accounts.over'));
    }
    leavePage(store, '/redirect_home', true);
  }
  return goOn;
}

/** Opens the sign-in methods. The current account remains signed in until the other one is (`beside`). */
export function useAddAccount(): () => void {
  const navigate = useNavigate();
  return () => navigate('/sign_in_methods');
}

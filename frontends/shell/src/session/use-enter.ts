import { type User, returnedTo, useFlash, useNavigate, useStore, useTranslation } from '@kashikari/web-kit';
import { takeReturn } from './return-to';
import { enter } from './session';

/** After a sign-in of any kind: remembers who it is and goes back to where they were, or Home. */
export function useEnter(): (user: User, fallback?: string) => Promise<void> {
  const store = useStore();
  const navigate = useNavigate();
  const { say } = useFlash();
  const { t } = useTranslation('shell');
  return async (user, fallback = '/redirect_home') => {
    const { returnTo } = store.getState().auth;
    const kept = takeReturn();
    await enter(store, user);
    store.dispatch(returnedTo());
    say(t('signIn.done'));
    navigate(returnTo ?? kept ?? fallback, { replace: true });
  };
}

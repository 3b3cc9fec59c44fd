import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation';
import type { User } from '../api/wire';
import { signInRequired } from './auth';
import { useAppDispatch, useAppSelector } from './store';
import { useFlash } from './use-flash';

/** Returns the signed-in user, or null. */
export function useUser(): User | null {
  return useAppSelector((state) => state.auth.user);
}

/**
 * Returns a guard to call before an action that needs an account. For a visitor, it remembers this screen, shows a
 * message, goes to the sign-in screen and returns false. Creating anything but a user requires sign-in (validation
 * rules).
 */
export function useRequireSignIn(): () => boolean {
  const user = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { say } = useFlash();
  const { t } = useTranslation('kit');
  return useCallback(() => {
    if (user) return true;
    dispatch(signInRequired(pathname + search));
    say(t('flash.loginRequired'));
    void navigate('/sign_in');
    return false;
  }, [user, pathname, search, navigate, dispatch, say, t]);
}

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
 * Answers a guard: call it before an act that needs an account. When nobody is signed in it remembers this screen, says
 * so, goes to the sign-in screen and answers false (validation rules: creating anything but a user requires sign-in).
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

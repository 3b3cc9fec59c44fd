import {
  Navigate,
  Skeleton,
  useAppSelector,
  useLocation,
  signInRequired,
  useAppDispatch,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { type ReactNode, useEffect } from 'react';

/** A screen that requires an account: visitors are asked to sign in and return. */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  const status = useAppSelector((state) => state.auth.status);
  if (status === 'unknown') return <Skeleton shape="rows" />;
  return status === 'signed-in' ? children : <ToSignIn />;
}

function ToSignIn() {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const { say } = useFlash();
  const { t } = useTranslation('kit');
  const expired = useAppSelector((state) => state.auth.expired);
  useEffect(() => {
    // The sign-in screen itself reports a session that has just ended.
    if (expired) return;
    dispatch(signInRequired(pathname + search));
    say(t('flash.loginRequired'));
  }, [dispatch, say, t, expired, pathname, search]);
  return <Navigate to={expired ? '/sign_in_methods' : '/sign_in'} replace />;
}

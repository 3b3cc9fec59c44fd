import {
  onSessionEnd,
  prefsChanged,
  queryClient,
  sessionExpired,
  useLocation,
  useNavigate,
  useStore,
} from '@kashikari/web-kit';
import { useEffect } from 'react';

/** When the session ends by itself: to the ways of signing in, which say so, and afterwards back here. */
export function SessionGuard() {
  const store = useStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onSessionEnd(() => {
        queryClient.clear();
        store.dispatch(prefsChanged({ wasSignedIn: false }));
        store.dispatch(sessionExpired(pathname + search));
        navigate('/sign_in_methods');
      }),
    [store, navigate, pathname, search],
  );
  return null;
}

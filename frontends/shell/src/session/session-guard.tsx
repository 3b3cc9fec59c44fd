import {
  forgetDrafts,
  onSessionEnd,
  prefsChanged,
  queryClient,
  sessionExpired,
  useFlash,
  useLocation,
  useNavigate,
  useStore,
} from '@kashikari/web-kit';
import { useEffect } from 'react';
import { forget } from './accounts';
import { leavePage, takeWord } from './farewell';
import { onTabs } from './tabs';

/**
 * Handles the end of a session. It leads to the sign-in methods, which report the end; the user returns here after
 * signing in.
 */
export function SessionGuard() {
  const { say } = useFlash();
  useEffect(() => {
    const word = takeWord();
    if (word) say(word);
  }, [say]);

  const store = useStore();
  useEffect(
    () =>
      onTabs((word) => {
        const own = store.getState().auth.user?.id;
        if (!own) return;
        // At once, and before any call: the token is dropped with the page.
        if (word.kind === 'signed-out') {
          forgetDrafts(own);
          leavePage(store, '/lp', false);
        }
        if (word.kind === 'signed-in' && word.userId !== own) leavePage(store, '/redirect_home', true);
      }),
    [store],
  );

  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onSessionEnd(() => {
        const own = store.getState().auth.user?.id;
        if (own) forget(own);
        queryClient.clear();
        store.dispatch(prefsChanged({ wasSignedIn: false }));
        store.dispatch(sessionExpired(pathname + search));
        navigate('/sign_in_methods');
      }),
    [store, navigate, pathname, search],
  );
  return null;
}

import { answer, api, forgetDrafts, useStore } from '@kashikari/web-kit';
import { drop, forget, forgetAll, rememberedAccounts } from './accounts';
import { goOnAs } from './aside';
import { leavePage, settledSoon } from './farewell';
import { notifyTabs } from './tabs';

/**
 * Signs out here and on the server. If the server is unreachable, the refresh token expires. A user with another
 * account on this device continues with that one.
 */
export function useLeave(): (word?: string) => Promise<void> {
  const store = useStore();
  return async (word) => {
    const own = store.getState().auth.user?.id;
    notifyTabs({ kind: 'signed-out' });
    await settledSoon(answer(api.POST('/auth/logout', { body: {} })));
    if (own) {
      forget(own);
      forgetDrafts(own);
    }
    for (const { id } of rememberedAccounts()) {
      try {
        await goOnAs(id);
        return leavePage(store, '/redirect_home', true, word);
      } catch {
        await drop(id).catch(() => undefined);
      }
    }
    leavePage(store, '/lp', false, word);
  };
}

/** Signs out of every account of this device. */
export function useLeaveAll(): (to?: string, word?: string) => Promise<void> {
  const store = useStore();
  return async (to = '/lp', word) => {
    notifyTabs({ kind: 'signed-out' });
    await settledSoon(answer(api.POST('/auth/logout', { body: { accounts: true } })));
    forgetAll();
    forgetDrafts();
    leavePage(store, to, false, word);
  };
}

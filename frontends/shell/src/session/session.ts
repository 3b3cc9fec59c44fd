import type { createStore } from '@kashikari/web-kit';
import {
  type User,
  answer,
  api,
  cardGroup,
  changeLocale,
  currentLocale,
  forgetDrafts,
  isLocale,
  isOnline,
  keepToken,
  type Locale,
  netLost,
  notReached,
  onNet,
  prefsChanged,
  queryClient,
  renewToken,
  signedIn,
  signedOut,
} from '@kashikari/web-kit';

import { forgetAll, remember } from './accounts';
import { leaveAside, takeBack } from './aside';
import { lastTouch, timeLeft } from './idle';
import { notifyTabs } from './tabs';

type Store = ReturnType<typeof createStore>;

/** The language that this device showed before a member card brought its own. */
let beforeCard: Locale | undefined;

/** Resumes this browser's session by its refresh cookie. If there was no session, it makes no call. */
export async function resumeSession(store: Store): Promise<void> {
  // The network and the user may trigger this at the same time.
  if (store.getState().auth.status !== 'unknown') return;
  const { wasSignedIn, idleMinutes } = store.getState().prefs;
  if (!wasSignedIn) return void store.dispatch(signedOut());
  try {
    // On a device that people share, closing the page is no way around its time.
    if (timeLeft(idleMinutes, lastTouch(), Date.now()) === 0) {
      await answer(api.POST('/auth/logout', { body: { accounts: true } }));
      forgetAll();
      forgetDrafts();
      return leave(store);
    }
    const back = (await renewToken()) ?? (await takeBack());
    if (back) return await enter(store, back);
    leave(store);
  } catch {
    // Being offline says nothing about the session, which is resumed when the connection is back.
    store.dispatch(notReached());
    netLost();
    const stop = onNet(() => {
      if (!isOnline()) return;
      stop();
      void resumeSession(store);
    });
  }
}

/**
 * Begins a session. Data fetched as a visitor is discarded, and the account's language is used unless the device has
 * its own. A member card uses its language on every device.
 */
export async function enter(store: Pick<Store, 'dispatch' | 'getState'>, user: User): Promise<void> {
  queryClient.clear();
  // This is also needed if the page was left after the response had arrived but before it was handled.
  leaveAside();
  const isCard = cardGroup() !== undefined;
  if (!isCard) await endCardLocale();
  else beforeCard ??= currentLocale();
  const follows = isCard || store.getState().prefs.locale === undefined;
  if (follows && isLocale(user.locale)) await changeLocale(user.locale);
  store.dispatch(prefsChanged({ wasSignedIn: true }));
  if (!store.getState().prefs.forgetsAccounts) remember(user);
  store.dispatch(signedIn(user));
  notifyTabs({ kind: 'signed-in', userId: user.id });
}

/** The device shows its own language again. */
async function endCardLocale(): Promise<void> {
  const locale = beforeCard;
  beforeCard = undefined;
  if (locale) await changeLocale(locale);
}

/** Ends the session and discards all of its data. */
export function leave(store: Pick<Store, 'dispatch'>): void {
  keepToken(undefined);
  leaveAside();
  queryClient.clear();
  void endCardLocale();
  store.dispatch(prefsChanged({ wasSignedIn: false }));
  store.dispatch(signedOut());
}

import {
  type User,
  answer,
  api,
  changeLocale,
  createStore,
  isLocale,
  keepToken,
  prefsChanged,
  queryClient,
  renewToken,
  signedIn,
  signedOut,
} from '@kashikari/web-kit';

type Store = ReturnType<typeof createStore>;

/** Takes up the session that this browser held, by its refresh cookie. Without one it costs no call. */
export async function resumeSession(store: Store): Promise<void> {
  if (!store.getState().prefs.wasSignedIn) return void store.dispatch(signedOut());
  try {
    if (await renewToken()) return await enter(store, (await answer(api.GET('/users/current'))).user);
    leave(store);
  } catch {
    // No net: nobody is signed in now, but the next start tries again.
    store.dispatch(signedOut());
  }
}

/** Somebody is in: what was read as a visitor is forgotten, and the language is theirs unless this device has its own. */
export async function enter(store: Pick<Store, 'dispatch' | 'getState'>, user: User): Promise<void> {
  queryClient.clear();
  if (store.getState().prefs.locale === undefined && isLocale(user.locale)) await changeLocale(user.locale);
  store.dispatch(prefsChanged({ wasSignedIn: true }));
  store.dispatch(signedIn(user));
}

/** Nobody is in any more, and nothing that they saw stays. */
export function leave(store: Pick<Store, 'dispatch'>): void {
  keepToken(undefined);
  queryClient.clear();
  store.dispatch(prefsChanged({ wasSignedIn: false }));
  store.dispatch(signedOut());
}

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore as useAnyStore } from 'react-redux';
import { auth } from './auth';
import { forgetDrafts, sweepDrafts } from './drafts';
import { flash } from './flash';
import { readPrefs, writePrefs } from './keep-prefs';
import { prefs } from './prefs';
import { isSharedDevice } from './shared-device';

/**
 * Client state only: the signed-in user, preferences and messages. Server state is in the query client. Reducers are
 * plain functions: `createSlice` would add immer to the first load.
 */
const rootReducer = combineReducers({ auth, flash, prefs });

export type RootState = ReturnType<typeof rootReducer>;

/** Creates a store with this device's preferences, and persists their changes. Tests create one each. */
export function createStore() {
  const store = configureStore({ reducer: rootReducer, preloadedState: { prefs: readPrefs() } });
  let kept = store.getState().prefs;
  sweepDrafts();
  store.subscribe(() => {
    const current = store.getState().prefs;
    if (current !== kept) writePrefs(current);
    // A card that is read leaves the drafts of accounts; a device that is shared from now on has none.
    if (current !== kept && isSharedDevice({ prefs: current, auth: { user: null } })) forgetDrafts();
    kept = current;
  });
  return store;
}

export type Store = ReturnType<typeof createStore>;

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useStore = useAnyStore.withTypes<Store>();

import { type UnknownAction, createAction } from '@reduxjs/toolkit';
import type { User } from '../api/wire';

/** The signed-in user. The tokens themselves are not here (see api/session-token.ts). */
export interface Auth {
  /** `unknown` until the first renewal has answered; nothing that depends on it is drawn before. */
  readonly status: 'unknown' | 'signed-out' | 'signed-in';
  readonly user: User | null;
  /** Path of the user before signing in, to which they return. */
  readonly returnTo: string | null;
  /** True if a user was signed in here but is unknown while offline. */
  readonly unreachable: boolean;
  /** True if the session expired, which the sign-in screen then explains. */
  readonly expired: boolean;
}

const initialState: Auth = {
  status: 'unknown',
  user: null,
  returnTo: null,
  unreachable: false,
  expired: false,
};

export const signedIn = createAction<User>('auth/signedIn');
export const notReached = createAction('auth/notReached');
export const signedOut = createAction('auth/signedOut');
export const sessionExpired = createAction<string>('auth/sessionExpired');
export const signInRequired = createAction<string>('auth/signInRequired');
export const returnedTo = createAction('auth/returnedTo');

export function auth(state = initialState, action: UnknownAction): Auth {
  if (signedIn.match(action))
    return { ...state, status: 'signed-in', user: action.payload, unreachable: false, expired: false };
  if (notReached.match(action)) return { ...initialState, unreachable: true };
  if (signedOut.match(action)) return { ...initialState, status: 'signed-out' };
  if (sessionExpired.match(action))
    return { ...initialState, status: 'signed-out', expired: true, returnTo: action.payload };
  if (signInRequired.match(action)) return { ...state, returnTo: action.payload };
  if (returnedTo.match(action)) return { ...state, returnTo: null };
  return state;
}

import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { User } from '../api/wire';

/** Who is signed in. The tokens themselves are not here (see api/session-token.ts). */
export interface Auth {
  /** `unknown` until the first renewal has answered; nothing that depends on it is drawn before. */
  readonly status: 'unknown' | 'signed-out' | 'signed-in';
  readonly user: User | null;
  /** Where a person was when asked to sign in; they go back there. */
  readonly returnTo: string | null;
  /** Somebody was signed in here, and the net is away: who it is will be known when it is back. */
  readonly unreachable: boolean;
  /** The session ended by itself, and the sign-in screen says so. */
  readonly expired: boolean;
}

const initialState: Auth = {
  status: 'unknown',
  user: null,
  returnTo: null,
  unreachable: false,
  expired: false,
};

export const auth = createSlice({
  name: 'auth',
  initialState: initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<User>) => ({
      ...state,
      status: 'signed-in' as const,
      user: payload,
      unreachable: false,
      expired: false,
    }),
    notReached: () => ({ ...initialState, unreachable: true }),
    signedOut: () => ({ ...initialState, status: 'signed-out' as const }),
    sessionExpired: (state, { payload }: PayloadAction<string>) => ({
      ...initialState,
      status: 'signed-out' as const,
      expired: true,
      returnTo: payload,
    }),
    signInRequired: (state, { payload }: PayloadAction<string>) => ({ ...state, returnTo: payload }),
    returnedTo: (state) => ({ ...state, returnTo: null }),
  },
});

export const { notReached, signedIn, signedOut, sessionExpired, signInRequired, returnedTo } = auth.actions;

import { defineRoute } from '../rest/route';
import { Credentials, EmailLinkRequest, Refresh, SignInAnswer, SignOut } from './session.schema';
import { SessionAnswer } from '../users/session-answer.schema';

const tag = 'Sign-in';

export const requestEmailLink = defineRoute({
  method: 'post',
  path: '/auth',
  operationId: 'requestEmailLink',
  tag,
  summary: 'Ask for a sign-in link by mail',
  description:
    'The answer is the same whether the address has an account. The link is good once, for 15 minutes.',
  auth: 'none',
  tries: 'linkWish',
  body: EmailLinkRequest,
  answer: { status: 202, description: 'Accepted.' },
});

export const signIn = defineRoute({
  method: 'post',
  path: '/auth/login',
  operationId: 'signIn',
  tag,
  summary: 'Sign in',
  auth: 'none',
  tries: 'credentials',
  body: Credentials,
  answer: { status: 200, description: 'Signed in.', body: SignInAnswer },
  refuses: [
    'auth.failed',
    'auth.link_expired',
    'auth.attempt_expired',
    'auth.account_exists',
    'auth.email_unverified',
    'auth.provider_unavailable',
  ],
});

export const refreshSession = defineRoute({
  method: 'post',
  path: '/auth/refresh',
  operationId: 'refreshSession',
  tag,
  summary: 'Exchange a refresh token',
  description: 'Answers a new pair. An old refresh token used again ends the whole chain.',
  auth: 'none',
  body: Refresh,
  answer: { status: 200, description: 'A new pair of tokens.', body: SessionAnswer },
  refuses: ['unauthenticated'],
});

export const signOut = defineRoute({
  method: 'post',
  path: '/auth/logout',
  operationId: 'signOut',
  tag,
  summary: 'Sign out',
  description:
    'Ends the session of a refresh token and that of the access token, and drops the cookie. Answers the same whether there is one.',
  auth: 'lenient',
  body: SignOut,
  answer: { status: 204, description: 'Signed out.' },
});

import { enumOf, type identity, SETS } from '@kashikari/contracts';
import { refused, unauthenticated } from '@kashikari/kernel';
import { heldTokens, route } from '../rest/request-context';
import { offersProvider, refuseWay } from '../shells/ways';
import { toSession } from '../users/session-answer.mapper';
import { Credentials, EmailLinkRequest, Refresh, SignInAnswer, SignOut } from './session.schema';
import type { Way } from '@kashikari/platform/edge';
import type { z } from 'zod';
import { SessionAnswer } from '../users/session-answer.schema';

const tag = 'Sign-in';

/** The way of signing in, by what is sent. */
const WAY_OF = {
  ...{ password: 'password', linkToken: 'link', cardSecret: 'card', passkeyJson: 'passkey' },
  ...{ providerToken: 'provider', providerCode: 'provider' },
} as const satisfies Record<NonNullable<identity.SignInRequest['method']>['$case'], Way>;

const requestEmailLink = route(
  {
    method: 'post',
    path: '/auth',
    operationId: 'requestEmailLink',
    tag,
    summary: 'Request a sign-in link by email',
    description:
      'The response is the same whether or not the address has an account. The link can be used once, within 15 minutes.',
    auth: 'none',
    tries: 'linkWish',
    body: EmailLinkRequest,
    answer: { status: 202, description: 'Accepted.' },
    refuses: ['auth.way_off', 'auth.use_provider'],
  },
  async ({ body, call, services, shell }) => {
    refuseWay(shell, 'link');
    await services.accounts.requestEmailLink(
      { email: body.email, locale: enumOf(SETS.locale, call.locale) },
      call,
    );
    return {};
  },
);

const signIn = route(
  {
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
      'auth.way_off',
      'auth.use_provider',
      'auth.invited_only',
    ],
  },
  async ({ body, call, services, sender, shell }) => {
    const method = toMethod(body);
    refuseWay(shell, WAY_OF[method?.$case ?? 'password']);
    if (body.provider !== undefined && !offersProvider(shell, body.provider))
      throw refused('auth.way_off', { ways: shell?.ways ?? [] });
    const { user, session, earlierAccessEnded, knownBrowser } = await services.accounts.signIn(
      {
        ...{ method, address: sender.address, userAgent: sender.userAgent },
        accountId: body.account_id,
        held: { refreshTokens: heldTokens(sender) },
        knownBrowser: { tokens: [...sender.knownBrowser] },
      },
      call,
    );
    const answer = toSession(user, session);
    return {
      ...answer,
      knownBrowser: knownBrowser?.tokens,
      body: { ...answer.body, earlier_access_ended: earlierAccessEnded },
    };
  },
);

const refreshSession = route(
  {
    method: 'post',
    path: '/auth/refresh',
    operationId: 'refreshSession',
    tag,
    summary: 'Refresh a session',
    description: 'Returns a new pair of tokens. Reuse of an old refresh token ends the whole session.',
    auth: 'none',
    body: Refresh,
    bodyOptional: true,
    answer: { status: 200, description: 'A new pair of tokens.', body: SessionAnswer },
    refuses: ['unauthenticated'],
  },
  async ({ body, call, services, sender }) => {
    const refreshToken = body.refresh_token ?? sender.refreshCookie;
    if (!refreshToken) throw unauthenticated();
    const { user, session } = await services.accounts.refreshSession(
      { refreshToken, address: sender.address, userAgent: sender.userAgent },
      call,
    );
    return toSession(user, session);
  },
);

const signOut = route(
  {
    method: 'post',
    path: '/auth/logout',
    operationId: 'signOut',
    tag,
    summary: 'Sign out',
    description:
      'Ends the sessions of the refresh token and of the access token, and deletes the cookie. The response is the same whether or not a session exists.',
    auth: 'lenient',
    body: SignOut,
    bodyOptional: true,
    answer: { status: 204, description: 'Signed out.' },
  },
  async ({ body, call, services, sender }) => {
    const refreshToken = body.refresh_token ?? sender.refreshCookie;
    const kept = body.accounts ? sender.kept : new Map<string, string>();
    const request = {
      refreshToken: refreshToken ?? '',
      all: body.all ?? false,
      kept: kept.size > 0 ? { refreshTokens: [...kept.values()] } : undefined,
    };
    if (refreshToken || call.actor.kind !== 'visitor' || request.kept)
      await services.accounts.signOut(request, call);
    return {
      refreshCookie: null,
      keptCookies: Object.fromEntries([...kept.keys()].map((id) => [id, null])),
    };
  },
);

export const sessionRoutes = [requestEmailLink, signIn, refreshSession, signOut];

/** The schema has seen to it that exactly one way is given. */
function toMethod(body: z.output<typeof Credentials>): identity.SignInRequest['method'] {
  if (body.token !== undefined) return { $case: 'linkToken', value: body.token };
  if (body.jti !== undefined) return { $case: 'cardSecret', value: body.jti };
  const { provider = '', id_token: idToken, code, state = '', iss = '' } = body;
  if (idToken !== undefined) return { $case: 'providerToken', value: { provider, idToken } };
  if (body.passkey !== undefined) return { $case: 'passkeyJson', value: JSON.stringify(body.passkey) };
  if (code !== undefined) return { $case: 'providerCode', value: { state, code, iss } };
  const { email = '', account_name: accountName = '', password = '' } = body;
  return { $case: 'password', value: { email, accountName, password } };
}

import { refused } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toSession } from '../users/session-answer.mapper';
import * as contract from './account.contract';

/** Each is a cookie with every call below /v1/auth. */
const MOST = 5;

const keep = route(contract.keepAccount, async ({ call: { actor }, sender }) => {
  const { refreshCookie, kept } = sender;
  if (actor.kind !== 'user' || !refreshCookie) return {};
  if (!kept.has(actor.userId) && kept.size >= MOST) throw refused('auth.too_many_accounts', { max: MOST });
  return { refreshCookie: null, keptCookies: { [actor.userId]: refreshCookie } };
});

const change = route(contract.switchAccount, async ({ body, call, services, sender }) => {
  const id = body.user_id.toLowerCase();
  const { address, userAgent } = sender;
  const refreshToken = sender.kept.get(id);
  if (!refreshToken) throw refused('unauthenticated', undefined, 'user_id');
  const { user, session } = await services.accounts.refreshSession(
    { refreshToken, address, userAgent },
    call,
  );
  return { ...toSession(user, session), keptCookies: { [id]: null } };
});

const forget = route(contract.forgetAccount, async ({ body, call, services, sender }) => {
  const id = body.user_id.toLowerCase();
  const refreshToken = sender.kept.get(id);
  if (refreshToken) await services.accounts.signOut({ refreshToken, all: false }, call);
  return { keptCookies: { [id]: null } };
});

export const accountRoutes = [keep, change, forget];

import { refused } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toSession } from '../users/session-answer.mapper';
import { SessionAnswer } from '../users/session-answer.schema';
import { AccountSwitch } from './account.schema';
import { MAX_KEPT } from '../sign-in/refresh-cookie';

const tag = 'Sign-in';

const keep = route(
  {
    method: 'post',
    path: '/auth/keep',
    operationId: 'keepAccount',
    tag,
    summary: 'Add the account to this browser',
    description:
      'Stores the refresh cookie under the id of the caller, so that another account can sign in. `POST /auth/switch` restores it. A browser remembers up to five accounts. Member cards are not remembered.',
    auth: 'required',
    answer: { status: 204, description: 'Remembered; no account is signed in by cookie now.' },
    refuses: ['auth.too_many_accounts'],
  },
  async ({ call: { actor }, sender }) => {
    const { refreshCookie, kept } = sender;
    if (actor.kind !== 'user' || !refreshCookie) return {};
    if (!kept.has(actor.userId) && kept.size >= MAX_KEPT)
      throw refused('auth.too_many_accounts', { max: MAX_KEPT });
    return { refreshCookie: null, keptCookies: { [actor.userId]: refreshCookie } };
  },
);

const change = route(
  {
    method: 'post',
    path: '/auth/switch',
    operationId: 'switchAccount',
    tag,
    summary: 'Switch to another remembered account',
    description:
      'Call `POST /auth/keep` first to remember the account that is signed in now; otherwise it is signed out in this browser.',
    auth: 'none',
    body: AccountSwitch,
    answer: { status: 200, description: 'A new pair of tokens for that account.', body: SessionAnswer },
    refuses: ['unauthenticated'],
  },
  async ({ body, call, services, sender }) => {
    const id = body.user_id.toLowerCase();
    const { address, userAgent } = sender;
    const refreshToken = sender.kept.get(id);
    if (!refreshToken) throw refused('unauthenticated', undefined, 'user_id');
    const { user, session } = await services.accounts.refreshSession(
      { refreshToken, address, userAgent },
      call,
    );
    return { ...toSession(user, session), keptCookies: { [id]: null } };
  },
);

const forget = route(
  {
    method: 'post',
    path: '/auth/forget',
    operationId: 'forgetAccount',
    tag,
    summary: 'Remove an account from this browser',
    description:
      'Also ends the session of that account. The response is the same whether or not the account was remembered.',
    auth: 'none',
    body: AccountSwitch,
    answer: { status: 204, description: 'Deleted.' },
  },
  async ({ body, call, services, sender }) => {
    const id = body.user_id.toLowerCase();
    const refreshToken = sender.kept.get(id);
    if (refreshToken) await services.accounts.signOut({ refreshToken, all: false }, call);
    return { keptCookies: { [id]: null } };
  },
);

export const accountRoutes = [keep, change, forget];

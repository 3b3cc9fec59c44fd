import { refused } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toSession } from '../users/session-answer.mapper';
import { SessionAnswer } from '../users/session-answer.schema';
import { AccountSwitch } from './account.schema';

const tag = 'Sign-in';

/** Each is a cookie with every call below /v1/auth. */
const MOST = 5;

const keep = route(
  {
    method: 'post',
    path: '/auth/keep',
    operationId: 'keepAccount',
    tag,
    summary: 'Remember one’s account in this browser, so that another can sign in',
    description:
      'Puts the refresh cookie aside under the id of the caller. `POST /auth/switch` brings it back. A browser remembers five accounts; a member card is not remembered.',
    auth: 'required',
    answer: { status: 204, description: 'Put aside; nobody is signed in by cookie now.' },
    refuses: ['auth.too_many_accounts'],
  },
  async ({ call: { actor }, sender }) => {
    const { refreshCookie, kept } = sender;
    if (actor.kind !== 'user' || !refreshCookie) return {};
    if (!kept.has(actor.userId) && kept.size >= MOST) throw refused('auth.too_many_accounts', { max: MOST });
    return { refreshCookie: null, keptCookies: { [actor.userId]: refreshCookie } };
  },
);

const change = route(
  {
    method: 'post',
    path: '/auth/switch',
    operationId: 'switchAccount',
    tag,
    summary: 'Go on as another account that this browser remembers',
    description:
      'Who is signed in now keeps its account first (`POST /auth/keep`), or it is signed in here no more.',
    auth: 'none',
    body: AccountSwitch,
    answer: { status: 200, description: 'A new pair of tokens, of that account.', body: SessionAnswer },
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
    summary: 'Forget an account that this browser remembers, and end its session',
    description: 'Answers the same whether it was remembered.',
    auth: 'none',
    body: AccountSwitch,
    answer: { status: 204, description: 'Forgotten.' },
  },
  async ({ body, call, services, sender }) => {
    const id = body.user_id.toLowerCase();
    const refreshToken = sender.kept.get(id);
    if (refreshToken) await services.accounts.signOut({ refreshToken, all: false }, call);
    return { keptCookies: { [id]: null } };
  },
);

export const accountRoutes = [keep, change, forget];

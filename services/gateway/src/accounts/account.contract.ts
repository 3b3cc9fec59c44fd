import { defineRoute } from '../rest/route';
import { SessionAnswer } from '../users/session-answer.schema';
import { AccountSwitch } from './account.schema';

const tag = 'Sign-in';

export const keepAccount = defineRoute({
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
});

export const switchAccount = defineRoute({
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
});

export const forgetAccount = defineRoute({
  method: 'post',
  path: '/auth/forget',
  operationId: 'forgetAccount',
  tag,
  summary: 'Forget an account that this browser remembers, and end its session',
  description: 'Answers the same whether it was remembered.',
  auth: 'none',
  body: AccountSwitch,
  answer: { status: 204, description: 'Forgotten.' },
});

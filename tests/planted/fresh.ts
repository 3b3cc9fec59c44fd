import type { Guard } from './guard';

const SIGN_IN = 'services/gateway/test/sign-in.test.ts';
const FRESH = 'services/gateway/test/fresh.test.ts';
const FRESH_HERE = 'services/identity/test/fresh.test.ts';
const ADDRESSES = 'services/identity/test/addresses.test.ts';
const EVERY_ROUTE = 'is needed for what could take an account away, and for nothing else';
const COOKIE = 'services/gateway/src/sign-in/refresh-cookie.ts';
const SESSIONS_ROWS = 'services/identity/src/store/sign-in/sessions.repository.ts';
const CONFIRM = 'services/identity/src/app/sign-in/confirm-session.ts';

/** A route that would need no fresh sign-in any more: its contract without the line. */
const unguarded = (operation: string, folder: string, next: string): Guard => ({
  guard: `${operation} needs a fresh sign-in.`,
  file: `services/gateway/src/${folder}.routes.ts`,
  text: `    fresh: true,\n    ${next}`,
  fault: `    ${next}`,
  test: FRESH,
  named: EVERY_ROUTE,
});

/** Fresh sign-ins, addresses that are to be confirmed, and what a browser keeps. */
export const FRESH_SIGN_INS: readonly Guard[] = [
  {
    guard: 'Whether the sign-in is fresh is asked before a route does anything.',
    file: 'services/gateway/src/http/serve.ts',
    text: '  await askIfFresh(exchange, contract);\n',
    fault: '',
    test: FRESH,
    named: 'does anything, which has no body',
  },
  {
    guard: 'A new address or password needs a fresh sign-in.',
    file: 'services/gateway/src/users/user.routes.ts',
    text: "    fresh: ['email', 'password'],\n",
    fault: '',
    test: FRESH,
    named: EVERY_ROUTE,
  },
  unguarded('Deleting an account', 'users/user', 'params: userParams,'),
  unguarded('Taking out everything of one’s own', 'user-exports/user-export', 'params: userParams,'),
  unguarded('Connecting a provider', 'providers/provider', 'body: NewLinkedAccount,'),
  unguarded('Disconnecting a provider', 'providers/provider', "params: byId('linked account'),"),
  unguarded(
    'Beginning a passkey',
    'passkeys/passkey',
    "answer: { status: 200, description: 'PublicKeyCredentialCreationOptionsJSON.', body: KeyOptions },",
  ),
  unguarded('Keeping a passkey', 'passkeys/passkey', 'body: NewPasskey,'),
  unguarded('Removing a passkey', 'passkeys/passkey', "params: byId('passkey'),"),
  unguarded('Appointing a manager', 'managers/manager', 'body: NewManager,'),
  unguarded('Dismissing a manager', 'managers/manager', "params: byId('manager'),"),
  unguarded('Handing a group on', 'groups/group', 'params: groupParams,'),
  unguarded('Handing a good over', 'transfers/transfer', "params: byId('good'),"),
  unguarded('Accepting a good', 'transfers/transfer', "params: byId('transfer'),"),
  unguarded('Making a feed', 'feeds/feed', 'body: NewFeed,'),
  unguarded(
    'Changing the address of a feed',
    'feeds/feed',
    "params: byId('feed'),\n    answer: { status: 200",
  ),
  unguarded('Removing a feed', 'feeds/feed', "params: byId('feed'),\n    answer: { status: 204"),
  {
    guard: 'A sign-in is fresh for ten minutes.',
    file: SESSIONS_ROWS,
    text: ' and coalesce(fresh_at, begun_at) > $3`',
    fault: ' and $3::timestamptz is not null`',
    test: FRESH_HERE,
    named: 'is one of the last ten minutes, also after the session was renewed',
  },
  {
    guard: 'No session is fresh that is over.',
    file: SESSIONS_ROWS,
    text: 'where id = $1 and user_id = $2 and ended_at is null and coalesce',
    fault: 'where id = $1 and user_id = $2 and coalesce',
    test: FRESH_HERE,
    named: 'is that of one session alone, and of no session that is over',
  },
  {
    guard: 'No session of somebody else is fresh.',
    file: SESSIONS_ROWS,
    text: 'where id = $1 and user_id = $2 and ended_at is null and coalesce',
    fault: 'where id = $1 and $2::uuid is not null and ended_at is null and coalesce',
    test: FRESH_HERE,
    named: 'is of no stranger who names the session',
  },
  {
    guard: 'A mailed link of somebody else makes no session fresh.',
    file: CONFIRM,
    text: 'if (link?.userId !== userId || link.email !== user?.email)',
    fault: 'if (!link)',
    test: FRESH_HERE,
    named: 'is renewed by a mailed link of one’s own, once, and not by that of another',
  },
  {
    guard: 'The password that makes a session fresh is not guessed.',
    file: 'services/identity/src/app/sign-in/confirm-with-password.ts',
    text: 'matches ? this.throttle.succeeded(work, session) : this.throttle.failed(work, ...guesses),',
    fault: 'this.throttle.succeeded(work, session),',
    test: FRESH_HERE,
    named: 'is not guessed: ten wrong passwords a minute, and no more',
  },
  {
    guard: 'A new address counts when it is confirmed; till then the old one holds.',
    file: 'services/identity/src/domain/users/change-user.ts',
    text: 'allow({ ...user, pendingEmail: email.value === user.email ? null : email.value })',
    fault: 'allow({ ...user, email: email.value })',
    test: ADDRESSES,
    named: 'counts when it is confirmed; until then the old one holds, and is told',
  },
  {
    guard: 'The old address is told that another one is wanted.',
    file: 'services/identity/src/app/users/update-user.ts',
    text: "    await work.order({ template: 'email_change_requested', email: before.email, locale, params }, call.now);\n",
    fault: '',
    test: ADDRESSES,
    named: 'counts when it is confirmed; until then the old one holds, and is told',
  },
  {
    guard: 'The link to an address that is wanted no more confirms nothing.',
    file: 'services/identity/src/app/sign-in/verify-email.ts',
    text: "if (user.pendingEmail !== email) throw refused('auth.link_expired');",
    fault: '',
    test: ADDRESSES,
    named: 'gives way to another one, and to the old one',
  },
  {
    guard: 'A session lasts 180 days at most, however often it is used.',
    file: 'services/identity/src/domain/sessions/session.ts',
    text: ' || now - begunAt > longest',
    fault: '',
    test: 'services/identity/test/sessions.test.ts',
    named: 'ends after half a year, although it is used all the time',
  },
  {
    guard: 'A sign-in from a new device is told by mail.',
    file: 'services/identity/src/app/sessions/tell-of-new-device.ts',
    text: "    await work.order({ template: 'new_device', email, locale, params }, now);\n",
    fault: '',
    test: 'services/identity/test/devices.test.ts',
    named: 'that are new are told by mail, but not the first one, nor one that is known',
  },
  {
    guard: 'Looking at a mailed link leaves it good.',
    file: 'services/identity/src/app/sign-in/get-link.ts',
    text: 'work.links.find(this.secrets.tokenHash(token), this.time.now());',
    fault: "work.links.take(this.secrets.tokenHash(token), this.time.now(), 'sign_in');",
    test: 'services/identity/test/email-link.test.ts',
    named: 'is looked at without being spent, whoever looks',
  },
  {
    guard: 'A mailed link signs in once.',
    file: 'services/identity/src/store/sign-in/links.repository.ts',
    text: 'where token_hash = $1 and purpose = any($3) and used_at is null and',
    fault: 'where token_hash = $1 and purpose = any($3) and',
    test: 'services/identity/test/email-link.test.ts',
    named: 'signs in once, and shows that the address is the user’s own',
  },
  {
    guard: 'Cookies are `__Secure-` behind https.',
    file: COOKIE,
    text: 'name: nameFor(response.req, name),',
    fault: 'name,',
    test: SIGN_IN,
    named: 'is Secure where people reach us by https',
  },
  {
    guard: 'The cookie by which accounts know a browser is `__Secure-` behind https.',
    file: 'services/gateway/src/sign-in/known-browser-cookie.ts',
    text: 'name: nameFor(response.req, NAME),',
    fault: 'name: NAME,',
    test: SIGN_IN,
    named: 'is beside another by which accounts know the browser, for half a year',
  },
  {
    guard: 'Origins are compared with scheme and port.',
    file: COOKIE,
    text: 'if (origin !== undefined && origin !== ownOrigin(request, host)) return {};',
    fault: "if (origin !== undefined && !origin.includes(`//${(host ?? '').split(':')[0]}`)) return {};",
    test: SIGN_IN,
    named: 'asked for by a page of',
  },
  {
    guard: 'Signing out in one tab takes the others to the landing.',
    file: 'frontends/shell/src/session/session-guard.tsx',
    text: "leavePage(store, '/lp', false);",
    fault: '',
    test: 'frontends/shell/src/session/session-guard.test.tsx',
    named:
      'signing out in another tab takes this one to the landing, and nothing can be done with it any more',
  },
];

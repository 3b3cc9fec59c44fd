import { made } from '../engine/people';
import type { Answer } from '../product/rest';
import type { AnAttempt } from './attempt';
import { make, type Caller, type Cast } from './cast';

/** One way to try an act on a group over REST. */
export interface Attempt extends AnAttempt<Cast> {
  /** What the owner does when somebody was allowed to, so that the next finds all as it was. */
  readonly undo?: (cast: Cast, answer: Answer) => Promise<unknown>;
  /** Settings of the group that are on while the act is tried. */
  readonly given?: Readonly<Record<string, true>>;
}

const group = (cast: Cast) => `/groups/${cast.groupId}`;
const inGroup = (cast: Cast) => ({ group_id: cast.groupId });
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const okOfEach = ({ body }: Answer) => body.outcomes.every(({ ok }: { ok: boolean }) => ok);
const includes = (list: string, id: (cast: Cast) => string) => (answer: Answer, cast: Cast) =>
  answer.body[list].some((each: { id: string }) => each.id === id(cast));
const removes = (path: string, name: string) => (cast: Cast, answer: Answer) =>
  made(cast.owner.send('DELETE', `${path}/${answer.body[name].id}`));

const join = (passcode: (cast: Cast) => string): Attempt => ({
  ask: (by, cast) => by.send('POST', '/memberships', { ...inGroup(cast), passcode: passcode(cast) }),
  undo: removes('/memberships', 'membership'),
});
const register: Attempt = {
  ask: (by, cast) => by.send('POST', '/goods', { title: '傘', group_ids: [cast.groupId] }),
};

/** Somebody who may be removed; a fresh one for each who tries. */
const addedMember = async (cast: Cast) =>
  make(cast.newcomer, '/memberships', { ...inGroup(cast), passcode: cast.passcode }, 'membership');
const freshCard = (cast: Cast) => make(cast.owner, '/auth_tokens', inGroup(cast), 'auth_token');
const freshPost = (cast: Cast) => make(cast.owner, '/posts', { ...inGroup(cast), body: '閉館' }, 'post');

/** Tries with something of the owner's that was made for it, and takes that away again. */
const on = (
  fresh: (cast: Cast) => Promise<{ id: string }>,
  path: string,
  act: (by: Caller, path: string) => Promise<Answer>,
): Attempt => ({
  async ask(by, cast) {
    const { id } = await fresh(cast);
    const answer = await act(by, `${path}/${id}`);
    const left = await cast.owner.send('DELETE', `${path}/${id}`);
    if (left.status !== 204 && left.status !== 404) throw new Error(JSON.stringify(left.body));
    return answer;
  },
});

/** How each row of `ON_A_GROUP` is tried, but for the last three, after which nothing is as it was. */
export const GROUP_ACTS: Readonly<Record<string, Attempt>> = {
  'sees the group': { ask: (by, cast) => by.send('GET', group(cast)) },
  'sees the group while it takes no sign-ups': {
    ask: (by, cast) => by.send('GET', group(cast)),
    given: { disable_sign_up: true },
  },
  'sees its passcode': {
    ask: (by, cast) => by.send('GET', group(cast)),
    has: ({ body }, cast) => JSON.stringify(body).includes(cast.passcode),
  },
  'sees a good of its members': { ask: (by, cast) => by.send('GET', `/goods/${cast.goodId}`) },
  'finds that good in a list': {
    ask: (by, cast) => by.send('GET', `/goods?group_id=${cast.groupId}`),
    has: includes('goods', ({ goodId }) => goodId),
  },
  'books that good': {
    ask: (by, cast, turn) =>
      by.send('POST', '/bookings', {
        ...{ good_id: cast.goodId, start_date: dayAfter(turn + 3), end_date: dayAfter(turn + 3) },
      }),
    undo: (cast, answer) => made(cast.owner.send('DELETE', `/bookings/${answer.body.booking.id}`)),
  },
  'joins with the passcode': join(({ passcode }) => passcode),
  'joins with a wrong passcode': join(() => 'hirake-mugi'),
  'joins while it takes no sign-ups': { ...join((cast) => cast.passcode), given: { disable_sign_up: true } },
  'registers a good in it': register,
  'registers one while members may': { ...register, given: { accept_member_goods: true } },
  'changes that good': {
    ask: (by, cast, turn) => by.send('PATCH', `/goods/${cast.goodId}`, { description: `${turn}` }),
  },
  'changes many goods': {
    ask: (by, cast) =>
      by.send('PUT', '/goods/bulk_update', { good_ids: [cast.goodId], changes: { location: '棚' } }),
    has: okOfEach,
  },
  'lists its members': {
    ask: (by, cast) => by.send('GET', `/memberships?group_id=${cast.groupId}&per_page=100`),
    has: ({ body }) => body.memberships.length > 1,
  },
  'asks somebody to be a member': {
    ask: (by, cast, turn) =>
      by.send('POST', '/memberships', { ...inGroup(cast), email: `asked${turn}@example.com` }),
    undo: removes('/invites', 'invite'),
  },
  'tags a member': {
    ask: (by, cast) => by.send('PATCH', `/memberships/${cast.membershipOf.disabled}`, { tags: ['2年'] }),
  },
  'tags many members': {
    ask: (by, cast) =>
      by.send('PUT', '/memberships/bulk_update', {
        ...{ membership_ids: [cast.membershipOf.disabled], add_tags: ['3年'] },
      }),
    has: okOfEach,
  },
  'makes a member a group owner': on(addedMember, '/memberships', async (by, path) => {
    return by.send('PATCH', path, { group_owner: true });
  }),
  'removes a member': on(addedMember, '/memberships', (by, path) => by.send('DELETE', path)),
  'invites by mail': {
    ask: (by, cast, turn) =>
      by.send('POST', '/invites', { ...inGroup(cast), emails: [`guest${turn}@example.com`] }),
  },
  'lists the invitations': { ask: (by, cast) => by.send('GET', `/invites?group_id=${cast.groupId}`) },
  'makes a member card': {
    ask: (by, cast) => by.send('POST', '/auth_tokens', inGroup(cast)),
    undo: removes('/auth_tokens', 'auth_token'),
  },
  'makes cards of a sheet': {
    ask: (by, cast) =>
      by.send('POST', '/auth_tokens/import', { ...inGroup(cast), rows: [{ name: '花子' }], dry_run: true }),
  },
  'lists the cards': { ask: (by, cast) => by.send('GET', `/auth_tokens?group_id=${cast.groupId}`) },
  'sees the secret of a card': {
    ask: (by, cast) => by.send('GET', `/auth_tokens/${cast.cardId}`),
    has: ({ body }, cast) => body.auth_token.jti === cast.cardSecret,
  },
  'takes out the cards as a file': {
    ask: (by, cast) => by.send('GET', `/auth_tokens/export?group_id=${cast.groupId}`),
  },
  'finds a card that is held out': {
    ask: (by, cast) => by.send('POST', '/auth_tokens/find', { jti: cast.cardSecret }),
  },
  'changes a card': {
    ask: (by, cast, turn) => by.send('PATCH', `/auth_tokens/${cast.cardId}`, { name: `太郎${turn}` }),
  },
  'issues a card anew': on(freshCard, '/auth_tokens', (by, path) => by.send('POST', `${path}/reissue`)),
  'takes a card back': on(freshCard, '/auth_tokens', (by, path) => by.send('DELETE', path)),
  'edits the group': {
    ask: (by, cast, turn) => by.send('PATCH', group(cast), { description: `${turn}` }),
  },
  'reads the posts': { ask: (by, cast) => by.send('GET', `/posts?group_id=${cast.groupId}`) },
  'writes a post': {
    ask: (by, cast) => by.send('POST', '/posts', { ...inGroup(cast), body: '開館' }),
    undo: removes('/posts', 'post'),
  },
  'pins a post': on(freshPost, '/posts', (by, path) => by.send('PATCH', path, { pin: true })),
  'sees the folders': { ask: (by, cast) => by.send('GET', `/folders?group_id=${cast.groupId}`) },
  'makes a folder': {
    ask: (by, cast, turn) => by.send('POST', '/folders', { ...inGroup(cast), title: `棚 ${turn}` }),
    undo: removes('/folders', 'folder'),
  },
};

/** The rows after which the group is not what it was: each with a group of its own, who may do it comes last. */
export const LAST_ACTS: Readonly<Record<string, Attempt>> = {
  'asks another to have the group': {
    ask: (by, cast) =>
      by.send('POST', `${group(cast)}/transfer`, { user_id: cast.people.member.id, slug: cast.slug }),
  },
  'deletes the group': { ask: (by, cast) => by.send('DELETE', group(cast)) },
};

/** How somebody leaves: by ending the own membership. */
export const LEAVES = (role: keyof Cast['membershipOf']): Attempt => ({
  ask: (by, cast) => by.send('DELETE', `/memberships/${cast.membershipOf[role]}`),
});

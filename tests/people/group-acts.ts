import { randomUUID } from 'node:crypto';
import { made } from '../engine/people';
import type { Answer } from '../product/rest';
import type { AnAttempt } from './attempt';
import { make, type Caller, type Personas } from './personas';

/** One way to try an action on a group over REST. */
export interface Attempt extends AnAttempt<Personas> {
  /** Undoes a successful attempt as the owner, so that the next one finds the same state. */
  readonly undo?: (personas: Personas, answer: Answer) => Promise<unknown>;
  /** Settings of the group that are on while the act is tried. */
  readonly given?: Readonly<Record<string, true>>;
}

const group = (personas: Personas) => `/groups/${personas.groupId}`;
const inGroup = (personas: Personas) => ({ group_id: personas.groupId });
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const okOfEach = ({ body }: Answer) => body.outcomes.every(({ ok }: { ok: boolean }) => ok);
const includes = (list: string, id: (personas: Personas) => string) => (answer: Answer, personas: Personas) =>
  answer.body[list].some((each: { id: string }) => each.id === id(personas));
const removes = (path: string, name: string) => (personas: Personas, answer: Answer) =>
  made(personas.owner.send('DELETE', `${path}/${answer.body[name].id}`));

const join = (passcode: (personas: Personas) => string): Attempt => ({
  ask: (by, personas) =>
    by.send('POST', '/memberships', { ...inGroup(personas), passcode: passcode(personas) }),
  undo: removes('/memberships', 'membership'),
});
const register: Attempt = {
  ask: (by, personas) => by.send('POST', '/goods', { title: '傘', group_ids: [personas.groupId] }),
};

/** Adds a member to be removed; a new one for each attempt. */
const addedMember = async (personas: Personas) =>
  make(
    personas.newcomer,
    '/memberships',
    { ...inGroup(personas), passcode: personas.passcode },
    'membership',
  );
const freshCard = (personas: Personas) =>
  make(personas.owner, '/auth_tokens', inGroup(personas), 'auth_token');
const freshPost = (personas: Personas) =>
  make(personas.owner, '/posts', { ...inGroup(personas), body: '閉館' }, 'post');

/** Tries with something of the owner's that was made for it, and takes that away again. */
const on = (
  fresh: (personas: Personas) => Promise<{ id: string }>,
  path: string,
  act: (by: Caller, path: string) => Promise<Answer>,
): Attempt => ({
  async ask(by, personas) {
    const { id } = await fresh(personas);
    const answer = await act(by, `${path}/${id}`);
    const left = await personas.owner.send('DELETE', `${path}/${id}`);
    if (left.status !== 204 && left.status !== 404) throw new Error(JSON.stringify(left.body));
    return answer;
  },
});

const counted = ({ groupId, goodId }: Personas) => ({
  ...{ group_id: groupId, good_id: goodId, actual_quantity: 1 },
  ...{ scan_id: randomUUID(), counted_at: new Date().toISOString() },
});
const closing = (path: string) => (by: Caller) => by.send('PATCH', path, { closed: true });

/** Tries with a period that the owner has opened for it, and closes it afterwards. */
const inPeriod = (
  act: (by: Caller, path: string, personas: Personas) => Promise<Answer>,
  closed = false,
): Attempt => ({
  async ask(by, personas) {
    const asked = { ...inGroup(personas), name: '秋' };
    const { id } = await make(personas.owner, '/stocktaking_periods', asked, 'stocktaking_period');
    const path = `/stocktaking_periods/${id}`;
    if (closed) await made(closing(path)(personas.owner));
    const answer = await act(by, path, personas);
    await made(closing(path)(personas.owner));
    return answer;
  },
});

const STOCKTAKING_ACTS: Readonly<Record<string, Attempt>> = {
  'opens a period of stocktaking': {
    ask: (by, personas) => by.send('POST', '/stocktaking_periods', { ...inGroup(personas), name: '春' }),
    undo: (personas, { body }) =>
      made(closing(`/stocktaking_periods/${body.stocktaking_period.id}`)(personas.owner)),
  },
  'lists the periods of stocktaking': {
    ask: (by, personas) => by.send('GET', `/stocktaking_periods?group_id=${personas.groupId}`),
  },
  'closes a period of stocktaking': inPeriod((by, path) => closing(path)(by)),
  'counts a good': {
    ask: (by, personas) => by.send('POST', '/stocktakings', counted(personas)),
    undo: removes('/stocktakings', 'stocktaking'),
  },
  'lists the counts': { ask: (by, personas) => by.send('GET', `/stocktakings?group_id=${personas.groupId}`) },
  'deletes a count': on(
    (personas) => make(personas.owner, '/stocktakings', counted(personas), 'stocktaking'),
    '/stocktakings',
    (by, path) => by.send('DELETE', path),
  ),
  'checks the stocktaking': {
    ask: (by, personas) => by.send('GET', `/stocktakings/check?group_id=${personas.groupId}`),
  },
  'settles a difference': inPeriod((by, path, { goodId }) => {
    const items = [{ good_id: goodId, choice: 'left', reason: '隣の倉庫' }];
    return by.send('POST', `${path}/settle`, { items });
  }, true),
  'hears when somebody counts': {
    ask: (by, personas) => by.send('GET', `/live?group_id=${personas.groupId}&seconds=1`),
  },
};

/** Attempts for each row of `ON_A_GROUP`, except the last three, which change the group for good. */
export const GROUP_ACTS: Readonly<Record<string, Attempt>> = {
  ...STOCKTAKING_ACTS,
  'sees the group': { ask: (by, personas) => by.send('GET', group(personas)) },
  'sees the group while it takes no sign-ups': {
    ask: (by, personas) => by.send('GET', group(personas)),
    given: { disable_sign_up: true },
  },
  'sees its passcode': {
    ask: (by, personas) => by.send('GET', group(personas)),
    has: ({ body }, personas) => JSON.stringify(body).includes(personas.passcode),
  },
  'sees a good of its members': { ask: (by, personas) => by.send('GET', `/goods/${personas.goodId}`) },
  'finds that good in a list': {
    ask: (by, personas) => by.send('GET', `/goods?group_id=${personas.groupId}`),
    has: includes('goods', ({ goodId }) => goodId),
  },
  'books that good': {
    ask: (by, personas, turn) =>
      by.send('POST', '/bookings', {
        ...{ good_id: personas.goodId, start_date: dayAfter(turn + 3), end_date: dayAfter(turn + 3) },
      }),
    undo: (personas, answer) => made(personas.owner.send('DELETE', `/bookings/${answer.body.booking.id}`)),
  },
  'joins with the passcode': join(({ passcode }) => passcode),
  'joins with a wrong passcode': join(() => 'hirake-mugi'),
  'joins while it takes no sign-ups': {
    ...join((personas) => personas.passcode),
    given: { disable_sign_up: true },
  },
  'registers a good in it': register,
  'registers one while members may': { ...register, given: { accept_member_goods: true } },
  'changes that good': {
    ask: (by, personas, turn) => by.send('PATCH', `/goods/${personas.goodId}`, { description: `${turn}` }),
  },
  'changes many goods': {
    ask: (by, personas) =>
      by.send('PUT', '/goods/bulk_update', { good_ids: [personas.goodId], changes: { location: '棚' } }),
    has: okOfEach,
  },
  'lists its members': {
    ask: (by, personas) => by.send('GET', `/memberships?group_id=${personas.groupId}&per_page=100`),
    has: ({ body }) => body.memberships.length > 1,
  },
  'asks somebody to be a member': {
    ask: (by, personas, turn) =>
      by.send('POST', '/memberships', { ...inGroup(personas), email: `asked${turn}@example.com` }),
    undo: removes('/invites', 'invite'),
  },
  'tags a member': {
    ask: (by, personas) =>
      by.send('PATCH', `/memberships/${personas.membershipOf.disabled}`, { tags: ['2年'] }),
  },
  'tags many members': {
    ask: (by, personas) =>
      by.send('PUT', '/memberships/bulk_update', {
        ...{ membership_ids: [personas.membershipOf.disabled], add_tags: ['3年'] },
      }),
    has: okOfEach,
  },
  'makes a member a group owner': on(addedMember, '/memberships', async (by, path) => {
    return by.send('PATCH', path, { group_owner: true });
  }),
  'removes a member': on(addedMember, '/memberships', (by, path) => by.send('DELETE', path)),
  'invites by mail': {
    ask: (by, personas, turn) =>
      by.send('POST', '/invites', { ...inGroup(personas), emails: [`guest${turn}@example.com`] }),
  },
  'lists the invitations': { ask: (by, personas) => by.send('GET', `/invites?group_id=${personas.groupId}`) },
  'makes a member card': {
    ask: (by, personas) => by.send('POST', '/auth_tokens', inGroup(personas)),
    undo: removes('/auth_tokens', 'auth_token'),
  },
  'makes cards of a sheet': {
    ask: (by, personas) =>
      by.send('POST', '/auth_tokens/import', {
        ...inGroup(personas),
        rows: [{ name: '花子' }],
        dry_run: true,
      }),
  },
  'lists the cards': { ask: (by, personas) => by.send('GET', `/auth_tokens?group_id=${personas.groupId}`) },
  'sees the secret of a card': {
    ask: (by, personas) => by.send('GET', `/auth_tokens/${personas.cardId}`),
    has: ({ body }, personas) => body.auth_token.jti === personas.cardSecret,
  },
  'takes out the cards as a file': {
    ask: (by, personas) => by.send('GET', `/auth_tokens/export?group_id=${personas.groupId}`),
  },
  'finds a card that is held out': {
    ask: (by, personas) => by.send('POST', '/auth_tokens/find', { jti: personas.cardSecret }),
  },
  'changes a card': {
    ask: (by, personas, turn) => by.send('PATCH', `/auth_tokens/${personas.cardId}`, { name: `太郎${turn}` }),
  },
  'issues a card anew': on(freshCard, '/auth_tokens', (by, path) => by.send('POST', `${path}/reissue`)),
  'takes a card back': on(freshCard, '/auth_tokens', (by, path) => by.send('DELETE', path)),
  'edits the group': {
    ask: (by, personas, turn) => by.send('PATCH', group(personas), { description: `${turn}` }),
  },
  'sets what members pay': {
    ask: (by, personas, turn) => by.send('PATCH', group(personas), { price_per_month: 500 + turn }),
    undo: (personas) => made(personas.owner.send('PATCH', group(personas), { price_per_month: null })),
  },
  'reads the posts': { ask: (by, personas) => by.send('GET', `/posts?group_id=${personas.groupId}`) },
  'writes a post': {
    ask: (by, personas) => by.send('POST', '/posts', { ...inGroup(personas), body: '開館' }),
    undo: removes('/posts', 'post'),
  },
  'pins a post': on(freshPost, '/posts', (by, path) => by.send('PATCH', path, { pin: true })),
  'sees the folders': { ask: (by, personas) => by.send('GET', `/folders?group_id=${personas.groupId}`) },
  'makes a folder': {
    ask: (by, personas, turn) => by.send('POST', '/folders', { ...inGroup(personas), title: `棚 ${turn}` }),
    undo: removes('/folders', 'folder'),
  },
};

/** Attempts for the rows that change the group for good. Each has a separate group, and permitted roles come last. */
export const LAST_ACTS: Readonly<Record<string, Attempt>> = {
  'asks another to have the group': {
    ask: (by, personas) =>
      by.send('POST', `${group(personas)}/transfer`, {
        user_id: personas.people.member.id,
        slug: personas.slug,
      }),
  },
  'deletes the group': { ask: (by, personas) => by.send('DELETE', group(personas)) },
};

/** Attempt to leave, by ending the caller's membership. */
export const LEAVES = (role: keyof Personas['membershipOf']): Attempt => ({
  ask: (by, personas) => by.send('DELETE', `/memberships/${personas.membershipOf[role]}`),
});

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { whenLong } from '../../packages/platform/src/testing/budget';
import { made, person, type Person } from '../engine/people';
import { send, type Answer } from '../product/rest';
import { withoutLimitOfMembers } from '../product/seats';
import { startProduct, type Product } from '../product/start-product';
import { personasOf, type Personas } from './personas';
import { isToldApart, measure } from './time-apart';

jest.setTimeout(180_000);

/** Number of guessed accounts, none of them often enough to be slowed down. */
const KNOWN = 20;
const WRONG = 'machigai-1';

let product: Product;
let personas: Personas;
/** A person with an unrelated group, outside that of the personas. */
let stranger: Person;
let ownGroupId: string;
let known: string[];
beforeAll(async () => {
  // The real cost of passwords, because it could distinguish two responses.
  product = await startProduct({ env: { ARGON2_MEMORY_KIB: '19456', ARGON2_PASSES: '2' } });
  personas = await personasOf(product.url);
  await made(personas.owner.send('PATCH', `/groups/${personas.groupId}`, { disable_sign_up: true }));
  stranger = await person(product.url);
  ownGroupId = (await made(stranger.send('POST', '/groups', { name: '釣り' }))).body.group.id;
  await mayInviteMany(stranger);
  known = [];
  while (known.length < KNOWN) known.push((await person(product.url)).email);
}, 300_000);
afterAll(() => product?.stop());

/** A question about an existing resource and about a missing one of the same kind. */
interface Question {
  readonly pairs: number;
  readonly ask: (what: string) => Promise<Answer>;
  readonly there: (turn: number) => string;
  readonly nowhere: (turn: number) => string;
}

/** Lets an account send many invitations: its address is confirmed, and its plan is not the free one. */
async function mayInviteMany({ id }: Person): Promise<void> {
  const client = new pg.Client({ connectionString: product.databases.identity.ownerUrl });
  await client.connect();
  await client.query('update users set email_verified = true where id = $1', [id]);
  await client.end();
  await withoutLimitOfMembers(product, id);
}

const byVisitor = (path: string, body: (what: string) => object) => (what: string) =>
  send(product.url, 'POST', path, { body: body(what) });
const byStranger =
  (method: string, path: (what: string) => string, body?: (what: string) => object) => (what: string) =>
    stranger.send(method, path(what), body?.(what));

const ofAccount = (ask: Question['ask'], pairs = 2 * KNOWN): Question => ({
  ...{ pairs, ask },
  there: (turn) => known[turn % KNOWN]!,
  nowhere: () => `${randomUUID()}@example.com`,
});
const ofGroup = (ask: Question['ask']): Question => ({
  ...{ pairs: 40, ask },
  there: (turn) => (turn % 2 ? personas.slug : personas.groupId),
  // A text of another form is refused sooner, which reveals nothing about existing groups.
  nowhere: (turn) => (turn % 2 ? `nowhere-${turn}` : randomUUID()),
});
/**
 * Asks by id only. A group without sign-ups reports this to everyone with its address, but its id is never published.
 */
const ofGroupById = (ask: Question['ask']): Question => ({
  ...ofGroup(ask),
  there: () => personas.groupId,
  nowhere: () => randomUUID(),
});
const nameOf = (turn: number) => `${turn}`.padStart(2, '0');

const QUESTIONS: Readonly<Record<string, Question>> = {
  'who has an account, by signing in': ofAccount(
    byVisitor('/auth/login', (email) => ({ email, password: WRONG })),
  ),
  'who has an account, by asking for a link': ofAccount(byVisitor('/auth', (email) => ({ email }))),
  'who has an account, by inviting': ofAccount(
    byStranger(
      'POST',
      () => '/invites',
      (email) => ({ group_id: ownGroupId, emails: [email] }),
    ),
    12,
  ),
  'who is who, by ids': {
    ...{ pairs: 40, ask: byStranger('GET', (id) => `/users/${id}`) },
    there: () => personas.owner.id,
    nowhere: () => randomUUID(),
  },
  'a group, by its id': ofGroupById(byStranger('GET', (id) => `/groups/${id}`)),
  'a group, by joining': ofGroupById(
    byStranger(
      'POST',
      () => '/memberships',
      (id) => ({ group_id: id, passcode: 'hirake' }),
    ),
  ),
  'a group, by an invitation to another': ofGroup(
    byStranger(
      'POST',
      () => '/memberships',
      (id) => ({ group_id: id, invite_token: 'x'.repeat(43) }),
    ),
  ),
  'a group, by adding somebody': ofGroup(
    byStranger(
      'POST',
      () => '/memberships',
      (id) => ({ group_id: id, user_id: personas.newcomer.id }),
    ),
  ),
  'a group, by its members': ofGroup(byStranger('GET', (id) => `/memberships?group_id=${id}`)),
  'a group, by its posts': ofGroup(byStranger('GET', (id) => `/posts?group_id=${id}`)),
  'a group, by its folders': ofGroup(byStranger('GET', (id) => `/folders?group_id=${id}`)),
  'a group, by its goods': ofGroup(byStranger('GET', (id) => `/goods?group_id=${id}`)),
  'a group, by its cards': ofGroup(byStranger('GET', (id) => `/auth_tokens?group_id=${id}`)),
  'a group, by inviting to it': ofGroup(
    byStranger(
      'POST',
      () => '/invites',
      (id) => ({ group_id: id, emails: ['x@example.com'] }),
    ),
  ),
  'a member card that is held out': {
    ...{
      pairs: 40,
      ask: byStranger(
        'POST',
        () => '/auth_tokens/find',
        (jti) => ({ jti }),
      ),
    },
    there: () => personas.cardSecret,
    nowhere: () => randomUUID().replaceAll('-', '').padEnd(personas.cardSecret.length, 'x'),
  },
  'a good of members': {
    ...{ pairs: 40, ask: byStranger('GET', (id) => `/goods/${id}`) },
    there: () => personas.goodId,
    nowhere: () => randomUUID(),
  },
};

/** Returns a response without the asked value, ids, times and trace number, by which a reader could distinguish it. */
function plain({ status, body }: Answer, what: string): string {
  return `${status} ${JSON.stringify(body)}`
    .replaceAll(what, 'WHAT')
    .replace(/"trace_id":"\w+"/g, 'TRACE')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
}

describe('a stranger is not told', () => {
  it.each(Object.keys(QUESTIONS))('%s: the answers are the same', async (name) => {
    const { ask, there, nowhere } = QUESTIONS[name]!;
    const answerTo = async (what: string) => plain(await ask(what), what);
    expect(await answerTo(there(0))).toBe(await answerTo(nowhere(0)));
    expect(await answerTo(there(1))).toBe(await answerTo(nowhere(1)));
  });

  // Times decide nothing in `npm test`, which shares its machine; that both ways do the same work is counted there
  // (services/identity/test/slowed-guesses.test.ts, costs.test.ts).
  whenLong(() => {
    it.each(Object.keys(QUESTIONS))('%s: the times are the same', async (name) => {
      const { pairs, ask, there, nowhere } = QUESTIONS[name]!;
      const compared = () =>
        measure(
          pairs,
          (turn) => ask(there(turn)),
          (turn) => ask(nowhere(turn)),
        );
      const first = await compared();
      // A fault occurs every time, so a suspicious result is measured once more.
      if (isToldApart(first))
        expect({ first, told: isToldApart(await compared()) }).toMatchObject({ told: false });
    });

    it('apart from a difference that was put there: that is seen', async () => {
      const { ask, there, nowhere } = QUESTIONS['a group, by its id']!;
      const leaking = async (turn: number) => {
        await ask(there(turn));
        await ask(there(turn));
        await ask(there(turn));
      };
      const seen = await measure(40, leaking, (turn) => ask(nowhere(turn)));
      expect(isToldApart(seen)).toBe(true);
    });
  });

  it('who has an account, by asking often', async () => {
    const wants = (turn: number, email: string) =>
      send(product.url, 'POST', '/users', { body: { name: nameOf(turn), email, password: 'kashikari1' } });
    const codes: string[] = [];
    for (let turn = 0; turn < 21; turn += 1) codes.push((await wants(turn, known[0]!)).body.code);
    expect([codes[0], codes[19], codes[20]]).toEqual([
      'user.email_taken',
      'user.email_taken',
      'rate_limited',
    ]);
  });
});

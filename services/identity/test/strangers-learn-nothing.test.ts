import { SETS, enumOf } from '@kashikari/contracts';
import { refusalOf, TestIdentity, type Person } from './identity';
import { whenLong } from '../../../packages/platform/src/testing/budget';

/** Calls that name an address, by somebody who wants to know whether it has an account. */
describe('who has an account', () => {
  let identity: TestIdentity;
  let known: Person;
  let owner: Person;
  let groupId: string;
  let at = 0;
  beforeAll(async () => {
    identity = await TestIdentity.start();
    [known, owner] = [await identity.person(), await identity.confirmed()];
    // A hundred invitations, by turns.
    await identity.service.db.read('update seats set member_limit = null where account_id = $1', [owner.id]);
    await identity.service.db.read('update users set email_verified = true where id = $1', [known.id]);
    groupId = (await identity.group(owner)).id;
  });
  afterAll(() => identity.stop());

  /** Uses a different address for each call, so that throttles do not interfere. */
  const place = () => `198.51.100.${(at += 1) % 250}`;
  const calls: Record<string, (email: string) => Promise<unknown>> = {
    'signing in': (email) => identity.signIn(email, 'wrong-one', place()),
    'asking for a link, which is also how a forgotten password is reset': (email) =>
      identity.accounts().requestEmailLink({ email, locale: enumOf(SETS.locale, 'ja') }),
    inviting: (email) =>
      forgetting(() =>
        identity.invites(owner.actor).createInvites({ groupId, emails: [email], dryRun: false }),
      ),
    'asking one to join': (email) =>
      forgetting(() =>
        identity
          .memberships(owner.actor)
          .createMembership({ groupId, email, userId: '', passcode: '', inviteToken: '', tags: [] }),
      ),
    'asking one to act for an account': (email) =>
      forgetting(() => identity.managers(owner.actor).createManager({ email })),
  };
  /** Nobody is held up by what they got before: the same address is asked twenty times. */
  const forgetting = async <T>(ask: () => Promise<T>): Promise<T> => {
    await identity.service.db.read('delete from invite_mails');
    await identity.service.db.read('delete from invites');
    return ask();
  };
  const nobody = () => `nobody${(at += 1)}@example.jp`;

  it.each(Object.keys(calls))('is not told by the answer to %s', async (name) => {
    const answerTo = async (email: string) => {
      const answer = await calls[name]!(email).catch((error: { refusal: object }) => error.refusal);
      return JSON.stringify(answer)
        .replaceAll(email, 'EMAIL')
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
    };
    expect(await answerTo(known.email)).toBe(await answerTo(nobody()));
  });

  const byTheTime = async (name: string) => {
    const time = async (email: string) => {
      const began = performance.now();
      await refusalOf(calls[name]!(email));
      return performance.now() - began;
    };
    await time(nobody());
    const times = { known: Infinity, unknown: Infinity };
    // Calls alternate, and the quickest of each counts: other work of the machine only makes a call slower.
    for (let turn = 0; turn < 20; turn += 1) {
      times.known = Math.min(times.known, await time(known.email));
      times.unknown = Math.min(times.unknown, await time(nobody()));
    }
    expect(times.known / times.unknown).toBeGreaterThan(1 / 3);
    expect(times.known / times.unknown).toBeLessThan(3);
  };
  // In every run tests/people/strangers.test.ts compares such times, by which of a pair is longer.
  whenLong(() => it.each(Object.keys(calls))('is not told by the time that %s takes', byTheTime));

  it('is not told by a letter that went to somebody else', async () => {
    const before = identity.world.mails.length;
    const email = nobody();
    await identity.accounts().requestEmailLink({ email, locale: enumOf(SETS.locale, 'ja') });
    await identity.service.drain();
    expect(identity.world.mails.slice(before).map(({ to }) => to)).not.toContain(email);
  });

  it('is not told by trying links that lead nowhere', async () => {
    const verify = (token: string) => refusalOf(identity.security().verifyEmail({ token, heldTokens: [] }));
    await identity.security(known.actor).requestVerification({});
    await identity.service.drain();
    expect([await verify('never-was'), await verify('x'.repeat(43))]).toEqual([
      'auth.link_expired',
      'auth.link_expired',
    ]);
  });
});

import { createHash, randomBytes } from 'node:crypto';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('an address that somebody else signed up with', () => {
  let identity: TestIdentity;
  let owner: Person;
  let groupId: string;
  beforeAll(async () => {
    identity = await TestIdentity.start();
    owner = await identity.confirmed('園長');
    groupId = (await identity.group(owner, { disableSignUp: true })).id;
  });
  afterAll(() => identity.stop());

  const invite = async (email: string) => {
    await identity.invites(owner.actor).createInvites({ groupId, emails: [email], dryRun: false });
  };
  const invited = async () => {
    const asked = { groupId, page: undefined };
    const { invites } = await identity.invites(owner.actor).listInvites(asked);
    return invites.map(({ email }) => email);
  };
  /** Replaces the secret of an invitation's link by one that the test knows. */
  const linkTo = async (email: string) => {
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest('base64url');
    await identity.service.db.read('update invites set token_hash = $2 where email = $1', [email, hash]);
    return token;
  };
  const joinBy = (person: Person, inviteToken: string) =>
    identity
      .memberships(person.actor)
      .createMembership({ groupId, passcode: '', email: '', userId: '', inviteToken, tags: [] });

  it('keeps its invitations when that account is deleted', async () => {
    const squatter = await identity.person();
    await invite(squatter.email);
    await identity.accounts(squatter.actor).deleteUser({ id: squatter.id, email: squatter.email });
    expect(await invited()).toEqual([squatter.email]);
  });

  it('loses its invitations with the account of its owner', async () => {
    const person = await identity.confirmed();
    await invite(person.email);
    await identity.accounts(person.actor).deleteUser({ id: person.id, email: person.email });
    expect(await invited()).not.toContain(person.email);
  });

  it('opens the invitation’s link to nobody with another address, by either route', async () => {
    await invite('teacher@example.jp');
    const token = await linkTo('teacher@example.jp');
    const other = await identity.confirmed();
    const asked = { groupId, page: undefined };
    const { invites } = await identity.invites(owner.actor).listInvites(asked);
    const { id } = invites.find(({ email }) => email === 'teacher@example.jp')!;
    expect(await refusalOf(joinBy(other, token))).toBe('invite.other_address');
    expect(await refusalOf(identity.accept(other, id, token))).toBe('invite.other_address');
    expect(await refusalOf(identity.accept(other, id))).toBe('not_found');
  });

  it('opens it to the account of that address, which the link confirms', async () => {
    const person = await identity.person();
    await invite(person.email);
    const token = await linkTo(person.email);
    expect((await joinBy(person, token)).membership).toMatchObject({ userId: person.id });
    const { user } = await identity.accounts(person.actor).getUser({ id: 'current' });
    expect(user!.emailVerified).toBe(true);
  });
});

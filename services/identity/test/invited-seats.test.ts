import { enumOf, SETS } from '@kashikari/contracts';
import { refusalOf, TestIdentity, type Person } from './identity';

/** Invitations and the seats of a plan (issue "the edge": a pending invitation takes no seat). */
describe('people who are invited', () => {
  let identity: TestIdentity;
  let owner: Person;
  let groupId: string;
  let at = 0;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  beforeEach(async () => {
    owner = await identity.confirmed();
    groupId = (await identity.group(owner)).id;
    identity.world.mails.length = 0;
  });
  afterAll(() => identity.stop());

  const invite = (emails: string[], dryRun = false) =>
    identity.invites(owner.actor).createInvites({ groupId, emails, dryRun });
  const strangers = (count: number) => Array.from({ length: count }, () => `s${(at += 1)}@example.jp`);
  const ask = async (person: Person) => {
    const asked = { groupId, userId: person.id, email: '', passcode: '', inviteToken: '', tags: [] };
    return (await identity.memberships(owner.actor).createMembership(asked)).invite!.id;
  };

  it('are counted by a dry run as by the real call, with those who have not answered yet', async () => {
    for (const person of [await identity.person(), await identity.person()])
      await identity.join(person, groupId);
    expect(await invite(strangers(6), true)).toMatchObject({ overLimit: 0, limit: 8, used: 2, invites: [] });
    const first = strangers(4);
    expect((await invite(first)).invites).toHaveLength(4);
    // Two of the list are already invited: they need one seat each, not two.
    const list = [...first.slice(0, 2), ...strangers(4)];
    expect(await invite(list, true)).toMatchObject({ overLimit: 2, used: 2 });
    const { refusal } = await invite(list).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'plan_limit', params: { limit: 8, used: 2, needed: 8 } });
    const listed = { groupId, state: enumOf(SETS.inviteState, 'pending'), page: undefined };
    expect((await identity.invites(owner.actor).listInvites(listed)).invites).toHaveLength(4);
    await identity.service.drain();
    expect(identity.world.mails.filter(({ template }) => template === 'invite')).toHaveLength(4);
  });

  it('need no seat where they have one by another group of the account', async () => {
    const member = await identity.person();
    await identity.join(member, (await identity.group(owner)).id);
    expect(await invite([member.email, ...strangers(7)], true)).toMatchObject({ overLimit: 0, used: 1 });
    expect(await invite([member.email, ...strangers(8)], true)).toMatchObject({ overLimit: 1, used: 1 });
  });

  it('find the plan full: the invitation stays, and owner and invited are told once', async () => {
    const [person, other] = [await identity.confirmed(), await identity.person()];
    const id = await ask(person);
    await identity.service.db.read('update seats set member_limit = 1 where account_id = $1', [owner.id]);
    await identity.join(other, groupId);
    expect(await refusalOf(identity.accept(person, id))).toBe('plan_limit');
    expect(await refusalOf(identity.accept(person, id))).toBe('plan_limit');
    await identity.service.drain();
    const told = (to: string) => [
      ...new Set(identity.world.mails.filter((mail) => mail.to === to).map(({ key }) => key)),
    ];
    expect(told(owner.email)).toContain(`no-seat:${id}`);
    expect(told(person.email)).toContain(`waiting:${id}`);
    await identity.service.db.read('update seats set member_limit = 2 where account_id = $1', [owner.id]);
    expect(await refusalOf(identity.accept(person, id))).toBe('allowed');
  });

  it('find the plan full by the link of the mail: owner and invited are told as well', async () => {
    const person = await identity.confirmed();
    const { invites } = await invite([person.email]);
    const id = invites[0]!.id;
    await identity.service.drain();
    const { path } = identity.world.mails.find(({ to }) => to === person.email)!.params as { path: string };
    const inviteToken = path.split('invite=')[1]!;
    await identity.service.db.read('update seats set member_limit = 1 where account_id = $1', [owner.id]);
    await identity.join(await identity.person(), groupId);
    const follow = () =>
      identity
        .memberships(person.actor)
        .createMembership({ groupId, passcode: '', email: '', userId: '', inviteToken, tags: [] });
    expect(await refusalOf(follow())).toBe('plan_limit');
    await identity.service.drain();
    const keys = identity.world.mails.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([`no-seat:${id}`, `waiting:${id}`]));
    await identity.service.db.read('update seats set member_limit = 2 where account_id = $1', [owner.id]);
    expect(await refusalOf(follow())).toBe('allowed');
  });
});

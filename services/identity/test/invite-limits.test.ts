import { refusalOf, TestIdentity, type Person } from './identity';

describe('how many invitations go', () => {
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

  const invite = (emails: string[], by = owner) =>
    identity.invites(by.actor).createInvites({ groupId, emails, dryRun: false });
  const many = (count: number) => Array.from({ length: count }, () => `p${(at += 1)}@example.jp`);
  const appoint = (email: string, by: Person) => identity.managers(by.actor).createManager({ email });
  const byId = (userId: string, by: Person, group: string) =>
    identity
      .memberships(by.actor)
      .createMembership({ groupId: group, userId, email: '', passcode: '', inviteToken: '', tags: [] });

  it('none from an account whose address is not confirmed', async () => {
    const other = await identity.person();
    const { id } = await identity.group(other);
    const asked = identity
      .invites(other.actor)
      .createInvites({ groupId: id, emails: many(1), dryRun: false });
    expect(await refusalOf(asked)).toBe('auth.unconfirmed_address');
    expect(await refusalOf(appoint('x@example.jp', other))).toBe('auth.unconfirmed_address');
    expect(await refusalOf(byId(owner.id, other, id))).toBe('auth.unconfirmed_address');
    await identity.service.drain();
    expect(identity.world.mails).toEqual([]);
  });

  it('fifty a day on the free plan and five hundred on others, managers among them', async () => {
    // The plan has eight seats, and who is invited counts until it is taken back.
    for (let sent = 0; sent < 49; sent += 7) {
      const { invites } = await invite(many(7));
      for (const { id } of invites) await identity.invites(owner.actor).deleteInvite({ id });
    }
    expect(await refusalOf(invite(many(2)))).toBe('invite.limit');
    expect(await refusalOf(appoint('m@example.jp', owner))).toBe('allowed');
    expect(await refusalOf(invite(many(1)))).toBe('invite.limit');
    await identity.service.db.read('update seats set member_limit = 9999 where account_id = $1', [owner.id]);
    expect((await invite(many(200))).invites).toHaveLength(200);
    await invite(many(200));
    expect(await refusalOf(invite(many(51)))).toBe('invite.limit');
    await identity.service.db.read(`update invite_mails set sent_at = sent_at - interval '25 hours'`);
    expect(await refusalOf(invite(many(51)))).toBe('allowed');
  });

  it('three a day to one reader, from whomever here', async () => {
    const [reader] = many(1) as [string];
    const others = [await identity.confirmed(), await identity.confirmed(), await identity.confirmed()];
    await Promise.all(others.map((other) => appoint(reader, other)));
    const [fine] = many(1) as [string];
    const { invites, refused } = await invite([reader, fine]);
    expect([invites.map(({ email }) => email), refused]).toEqual([
      [fine],
      [{ email: reader, code: 'invite.limit' }],
    ]);
    expect(await refusalOf(invite([reader]))).toBe('invite.limit');
    await identity.service.drain();
    expect(identity.world.mails.filter(({ to }) => to === reader)).toHaveLength(3);
  });

  it('nor more than three when they are asked by id, which tells nothing of whose address it is', async () => {
    const reader = await identity.confirmed();
    for (let asked = 0; asked < 3; asked += 1) {
      const other = await identity.confirmed();
      const { id } = await identity.group(other);
      await identity
        .invites(other.actor)
        .createInvites({ groupId: id, emails: [reader.email], dryRun: false });
    }
    // Refused now, it would be known whose address was asked three times.
    expect(await refusalOf(byId(reader.id, owner, groupId))).toBe('allowed');
    await identity.service.drain();
    expect(identity.world.mails.filter(({ to }) => to === reader.email)).toHaveLength(3);
  });

  it('none to who wants no more, and who asks is not told', async () => {
    const [reader] = many(1) as [string];
    await invite([reader]);
    await identity.service.drain();
    const { stop } = JSON.parse(identity.world.mails[0]!.paramsJson) as { stop: string };
    const token = stop.split('token=')[1]!;
    const visitor = identity.invites({ kind: 'visitor' });
    expect(await refusalOf(visitor.stopInvites({ token: `x${token}` }))).toBe('invite.expired token');
    await visitor.stopInvites({ token });
    await visitor.stopInvites({ token });
    expect((await invite([reader])).invites.map(({ state }) => state)).toEqual(['pending']);
    await identity.service.drain();
    expect(identity.world.mails).toHaveLength(1);
    const kept = await identity.service.db.read('select * from invite_stops');
    expect(JSON.stringify(kept)).not.toContain(reader);
  });
});

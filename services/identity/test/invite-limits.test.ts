import { SETS, textOf, type identity as wire } from '@kashikari/contracts';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

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

  const cardFor = (inviteEmail: string, count = 1, group = groupId, by = owner) =>
    identity.cards(by.actor).createCards(cardsForm({ groupId: group, inviteEmail, count }));
  const sheetFor = (inviteEmails: string[], dryRun: boolean) => {
    const rows = inviteEmails.map((inviteEmail, row): wire.CardRow => ({
      ...{ line: row + 2, managementId: String(row + 101), name: '', email: '', inviteEmail, locale: '' },
    }));
    return identity.cards(owner.actor).importCards({ groupId, rows, dryRun, permission: undefined });
  };
  const cards = async () =>
    (await identity.cards(owner.actor).listCards({ groupId, match: '', page: undefined })).page!.total;
  const mailsTo = async (email: string) => {
    await identity.service.drain();
    return identity.world.mails.filter(({ to }) => to === email);
  };

  it('none from an account whose address is not confirmed', async () => {
    const other = await identity.person();
    const { id } = await identity.group(other);
    const asked = identity
      .invites(other.actor)
      .createInvites({ groupId: id, emails: many(1), dryRun: false });
    expect(await refusalOf(asked)).toBe('auth.unconfirmed_address');
    expect(await refusalOf(appoint('x@example.jp', other))).toBe('auth.unconfirmed_address');
    expect(await refusalOf(byId(owner.id, other, id))).toBe('auth.unconfirmed_address');
    expect(await refusalOf(cardFor('x@example.jp', 1, id, other))).toBe('auth.unconfirmed_address');
    expect(await refusalOf(cardFor('', 1, id, other))).toBe('allowed');
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

  it('member cards by mail count as invitations: of the account, and to one reader', async () => {
    for (let sent = 0; sent < 49; sent += 7) {
      const { invites } = await invite(many(7));
      for (const { id } of invites) await identity.invites(owner.actor).deleteInvite({ id });
    }
    const [reader, other] = many(2) as [string, string];
    await cardFor(reader);
    expect(await refusalOf(cardFor(other))).toBe('invite.limit');
    expect(await refusalOf(sheetFor([other], true))).toBe('invite.limit');
    expect(await refusalOf(appoint(other, owner))).toBe('invite.limit');
    await identity.service.db.read('update seats set member_limit = 9999 where account_id = $1', [owner.id]);
    expect(await refusalOf(cardFor(reader, 3))).toBe('invite.limit');
    await cardFor(reader, 2);
    expect(await refusalOf(cardFor(reader))).toBe('invite.limit');
    expect(await refusalOf(appoint(reader, owner))).toBe('invite.limit');
    expect(await cards()).toBe(3);
    expect(await mailsTo(reader)).toHaveLength(3);
  });

  it('a sheet of cards says which of its rows would invite somebody once too often, and makes none', async () => {
    const [reader, fine] = many(2) as [string, string];
    await cardFor(reader);
    for (const dryRun of [true, false]) {
      const { faults, count } = await sheetFor([reader, fine, reader, reader, 'none'], dryRun);
      expect(faults.map(({ line, field, refusal }) => `${line} ${field} ${refusal?.code}`)).toEqual([
        '5 invite_email invite.limit',
        '6 invite_email validation.email',
      ]);
      expect([count, await cards()]).toEqual([3, 1]);
    }
    expect(await mailsTo(reader)).toHaveLength(1);
    const others = await identity.group(owner);
    expect(await refusalOf(cardFor(reader, 2, others.id))).toBe('allowed');
    expect(await mailsTo(reader)).toHaveLength(3);
  });

  it('no card by mail to who wants no more; it is made all the same', async () => {
    const [reader] = many(1) as [string];
    await cardFor(reader);
    const { stop } = (await mailsTo(reader))[0]!.params as { stop: string };
    expect(stop).toMatch(/^\/invites\/stop\?token=./);
    await identity.invites({ kind: 'visitor' }).stopInvites({ token: stop.split('token=')[1]! });
    await cardFor(reader);
    expect([await cards(), (await mailsTo(reader)).length]).toEqual([2, 1]);
  });

  it('none to who wants no more, and who asks is not told', async () => {
    const [reader] = many(1) as [string];
    await invite([reader]);
    await identity.service.drain();
    const { stop } = identity.world.mails[0]!.params as { stop: string };
    const token = stop.split('token=')[1]!;
    const visitor = identity.invites({ kind: 'visitor' });
    expect(await refusalOf(visitor.stopInvites({ token: `x${token}` }))).toBe('invite.expired token');
    await visitor.stopInvites({ token });
    await visitor.stopInvites({ token });
    expect((await invite([reader])).invites.map(({ state }) => textOf(SETS.inviteState, state))).toEqual([
      'pending',
    ]);
    await identity.service.drain();
    expect(identity.world.mails).toHaveLength(1);
    const kept = await identity.service.db.read('select * from invite_stops');
    expect(JSON.stringify(kept)).not.toContain(reader);
  });
});

import { billingEvents, PATCHES, seats } from '@kashikari/contracts';
import { SYSTEM, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('the seats of a plan', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  let version = 1;
  const limitTo = async (account: Person, memberLimit: number | undefined, at = (version += 1)) => {
    const data = billingEvents.SubscriptionChanged.create({
      accountId: account.id,
      version: at,
      plan: 'lite',
      memberLimit,
    });
    await identity.service.publish({
      topic: 'kashikari.billing.subscription.v1',
      key: account.id,
      type: 'kashikari.billing.v1.SubscriptionChanged',
      data: billingEvents.SubscriptionChanged.toJSON(data),
    });
    await identity.service.drain();
  };
  const people = async (count: number) => {
    const all: Person[] = [];
    while (all.length < count) all.push(await identity.person());
    return all;
  };
  const used = async (account: Person) =>
    (await identity.service.db.one<{ used: number }>('select used from seats where account_id = $1', [
      account.id,
    ]))!.used;
  const disabled = async (account: Person, groupId: string) => {
    const page = { page: 1, perPage: 100 };
    const asked = { groupId, userId: '', match: '', page };
    const { memberships } = await identity.memberships(account.actor).listMemberships(asked);
    return memberships.filter((membership) => membership.disabled).map(({ userId }) => userId);
  };

  it('are eight beside the owner in the Free plan; the ninth is told of the limit', async () => {
    const [owner, ...members] = await people(10);
    const { id } = await identity.group(owner!);
    for (const member of members.slice(0, 8)) await identity.join(member, id);
    const { refusal } = await identity.join(members[8]!, id).catch((error) => error);
    expect(refusal).toMatchObject({
      kind: 'limited',
      code: 'plan_limit',
      params: { limit: 8, used: 8, needed: 1 },
    });
    expect(await used(owner!)).toBe(8);
  });

  it('are given to exactly one of twenty who join at once for the last', async () => {
    const [owner, ...members] = await people(28);
    const { id } = await identity.group(owner!);
    for (const member of members.slice(0, 7)) await identity.join(member, id);
    const answers = await Promise.all(members.slice(7).map((member) => refusalOf(identity.join(member, id))));
    expect(answers).toHaveLength(20);
    expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'plan_limit')).toHaveLength(19);
    expect(await used(owner!)).toBe(8);
  });

  it('are held under two groups at once and on two replicas', async () => {
    const [owner, ...members] = await people(12);
    const { database, bus } = identity.service;
    const replica = await TestIdentity.start({ database, bus });
    const groups = [await identity.group(owner!), await identity.group(owner!)];
    const answers = await Promise.all(
      members.map((member, at) => refusalOf((at % 2 ? identity : replica).join(member, groups[at % 2]!.id))),
    );
    expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(8);
    expect(await used(owner!)).toBe(8);
    await replica.stop();
  });

  it('are one a person, in however many groups of the account', async () => {
    const [owner, member] = await people(2);
    const [one, two] = [await identity.group(owner!), await identity.group(owner!)];
    const first = (await identity.join(member!, one.id)).membership!;
    await identity.join(member!, two.id);
    expect(await used(owner!)).toBe(1);
    await identity.memberships(member!.actor).deleteMembership({ id: first.id });
    expect(await used(owner!)).toBe(1);
    await identity.groups(owner!.actor).deleteGroup({ id: two.id });
    expect(await used(owner!)).toBe(0);
  });

  it('are free again when somebody leaves, is switched off, or deletes the account', async () => {
    const [owner, one, two, three, four] = await people(5);
    await limitTo(owner!, 1);
    const { id } = await identity.group(owner!);
    const { membership } = await identity.join(one!, id);
    expect(await refusalOf(identity.join(two!, id))).toBe('plan_limit');
    const disable = (disabled: boolean) => {
      const patch = PATCHES.membership.write({ disabled });
      return refusalOf(identity.memberships(owner!.actor).updateMembership({ id: membership!.id, patch }));
    };
    await disable(true);
    const second = (await identity.join(two!, id)).membership!;
    expect(await disable(false)).toBe('plan_limit');
    await identity.memberships(owner!.actor).deleteMembership({ id: second.id });
    await identity.join(three!, id);
    await identity.accounts(three!.actor).deleteUser({ id: three!.id, email: three!.email });
    expect(await used(owner!)).toBe(0);
    expect(await refusalOf(identity.join(four!, id))).toBe('allowed');
  });

  it('are left by who joined last when the limit falls, and taken again when it rises', async () => {
    const [owner, ...members] = await people(5);
    const { id } = await identity.group(owner!);
    for (const member of members) await identity.join(member, id);
    await limitTo(owner!, 2);
    expect(new Set(await disabled(owner!, id))).toEqual(new Set(members.slice(2).map((member) => member.id)));
    expect(await used(owner!)).toBe(2);
    const seen = (await identity.groups(members[3]!.actor).getGroup({ id })).group!;
    expect(seen.permissions).toEqual(['leave']);
    await limitTo(owner!, undefined);
    expect(await disabled(owner!, id)).toEqual([]);
    expect(await used(owner!)).toBe(4);
  });

  it('are left last by managers and group owners, and taken again by the oldest first', async () => {
    const [owner, one, two, three, groupOwner, manager] = await people(6);
    const { id } = await identity.group(owner!);
    for (const member of [one!, two!, three!, groupOwner!, manager!]) await identity.join(member, id);
    const page = { page: 1, perPage: 100 };
    const asked = { groupId: id, userId: '', match: '', page };
    const { memberships } = await identity.memberships(owner!.actor).listMemberships(asked);
    const ofGroupOwner = memberships.find(({ userId }) => userId === groupOwner!.id)!;
    const promote = { id: ofGroupOwner.id, patch: PATCHES.membership.write({ group_owner: true }) };
    await identity.memberships(owner!.actor).updateMembership(promote);
    await identity.service.db.read(
      'insert into managers (id, version, account_id, user_id, created_at, updated_at) values ($1, 1, $2, $3, now(), now())',
      [newId(), owner!.id, manager!.id],
    );
    await limitTo(owner!, 3);
    expect(new Set(await disabled(owner!, id))).toEqual(new Set([two!.id, three!.id]));
    await limitTo(owner!, 4);
    expect(await disabled(owner!, id)).toEqual([three!.id]);
  });

  it('go to who is paused when somebody leaves, the oldest first, before anybody new', async () => {
    const [owner, one, two, three, late] = await people(5);
    const { id } = await identity.group(owner!);
    const { membership } = await identity.join(one!, id);
    for (const member of [two!, three!]) await identity.join(member, id);
    await limitTo(owner!, 1);
    expect(new Set(await disabled(owner!, id))).toEqual(new Set([two!.id, three!.id]));
    await identity.memberships(one!.actor).deleteMembership({ id: membership!.id });
    expect(await disabled(owner!, id)).toEqual([three!.id]);
    expect(await refusalOf(identity.join(late!, id))).toBe('plan_limit');
    expect(await used(owner!)).toBe(1);
  });

  it('are told to the owner by one mail when four fifths are taken, and one when all are', async () => {
    const [owner, ...members] = await people(10);
    const { id } = await identity.group(owner!);
    const mails = async () => {
      await identity.service.drain();
      const told = identity.world.mails.filter(({ to }) => to === owner!.email);
      return told.map(({ template }) => template).filter((template) => template.startsWith('seats_'));
    };
    for (const member of members.slice(0, 6)) await identity.join(member, id);
    expect(await mails()).toEqual([]);
    const { membership } = await identity.join(members[6]!, id);
    expect(await mails()).toEqual(['seats_most']);
    await identity.memberships(members[6]!.actor).deleteMembership({ id: membership!.id });
    for (const member of members.slice(6, 8)) await identity.join(member, id);
    expect(await mails()).toEqual(['seats_most', 'seats_full']);
    const full = identity.world.mails.find(
      ({ template, to }) => template === 'seats_full' && to === owner!.email,
    );
    expect(full!.params).toMatchObject({ used: '8', limit: '8' });
    await limitTo(owner!, 10);
    await identity.join(members[8]!, id);
    expect(await mails()).toEqual(['seats_most', 'seats_full']);
  });

  it('are shown to who owns, manages or looks after a group of the account, and to nobody else', async () => {
    const [owner, member, stranger] = await people(3);
    const { id } = await identity.group(owner!);
    const { membership } = await identity.join(member!, id);
    const seatsOf = (person: Person, asked: Partial<seats.GetSeatsRequest>) =>
      identity.service
        .as(person.actor)
        .connect(seats.SeatServiceClient)
        .getSeats({ accountId: '', groupId: '', ...asked });
    const shown = { accountId: owner!.id, used: 1, limit: 8, disabled: 0 };
    expect((await seatsOf(owner!, {})).seats).toMatchObject(shown);
    expect(await refusalOf(seatsOf(member!, { groupId: id }))).toBe('forbidden');
    expect(await refusalOf(seatsOf(stranger!, { accountId: owner!.id }))).toBe('forbidden');
    const promote = { id: membership!.id, patch: PATCHES.membership.write({ group_owner: true }) };
    await identity.memberships(owner!.actor).updateMembership(promote);
    expect((await seatsOf(member!, { groupId: id })).seats).toMatchObject(shown);
    expect((await seatsOf(member!, { accountId: owner!.id })).seats).toMatchObject(shown);
  });

  it('are counted by a dry run of a sheet of cards as the real call counts them', async () => {
    const [owner, member] = await people(2);
    const { id } = await identity.group(owner!);
    await identity.join(member!, id);
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ line: at + 2, managementId: '', name: `Card ${at}`, email: '', inviteEmail: '', locale: '' },
      }));
    const send = (count: number, dryRun: boolean) =>
      identity
        .cards(owner!.actor)
        .importCards({ groupId: id, rows: rows(count), dryRun, permission: undefined });
    expect(await send(9, true)).toMatchObject({ count: 9, overLimit: 2, limit: 8, used: 1 });
    const { refusal } = await send(9, false).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'plan_limit', params: { limit: 8, used: 1, needed: 9 } });
    expect(await send(7, true)).toMatchObject({ overLimit: 0 });
    expect(await send(7, false)).toMatchObject({ count: 7 });
  });

  it('are of accounts that the system finds by id, address or account name; others find none', async () => {
    const [owner] = await people(1);
    const find = (actor: Actor, who: string) =>
      identity.service.as(actor).connect(seats.SeatServiceClient).findAccount({ who });
    for (const who of [owner!.id, ` ${owner!.email.toUpperCase()}`]) {
      expect((await find(SYSTEM, who)).account).toMatchObject({ id: owner!.id, emailVerified: false });
    }
    expect(await refusalOf(find(SYSTEM, 'nobody@example.jp'))).toBe('not_found');
    expect(await refusalOf(find(SYSTEM, 'nobody'))).toBe('not_found');
    expect(await refusalOf(find(owner!.actor, owner!.id))).toBe('forbidden');
  });

  it('follow the newest word of billing, not the last that arrives', async () => {
    const [owner, one, two] = await people(3);
    await limitTo(owner!, 1, 50);
    await limitTo(owner!, 100, 49);
    const { id } = await identity.group(owner!);
    await identity.join(one!, id);
    expect(await refusalOf(identity.join(two!, id))).toBe('plan_limit');
  });
});

import { SETS, enumOf } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { groupForm, refusalOf, TestIdentity, type Person } from './identity';

describe('users delete their account', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const remove = (person: Person, email = person.email) =>
    identity.accounts(person.actor).deleteUser({ id: person.id, email });

  it('with their groups, memberships and sessions; nothing personal stays', async () => {
    const [one, member] = [await identity.person(), await identity.person()];
    const [own, joined] = [await identity.group(one), await identity.group(member)];
    await identity.join(member, own.id);
    await identity.join(one, joined.id);
    await remove(one, ` ${one.email.toUpperCase()} `);
    expect(await refusalOf(identity.groups(member.actor).getGroup({ id: own.id }))).toBe('not_found');
    expect(await refusalOf(identity.refresh(one.session.refreshToken))).toBe('unauthenticated');
    expect(await refusalOf(identity.signIn(one.email, one.password))).toBe('auth.failed');
    const rows = await identity.service.db.read('select * from users where id = $1', [one.id]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${one.email}|さくら`));
    const members = await identity.memberships(member.actor).listMemberships({
      groupId: joined.id,
      userId: '',
      match: '',
      page: undefined,
    });
    expect(members.memberships).toEqual([]);
  });

  it('and leave no trace of where and with what they signed in', async () => {
    const one = await identity.person();
    await identity.signIn(one.email, one.password, '203.0.113.77');
    await identity.accounts().requestEmailLink({ email: one.email, locale: enumOf(SETS.locale, 'ja') });
    await identity.service.drain();
    await remove(one);
    const left = await identity.service.db.one(
      `select (select count(*)::int from sign_in_links where user_id = $1) as links,
          (select count(*)::int from sessions where user_id = $1 and user_agent || sealed_address <> '') as devices,
          (select count(*)::int from security_events where user_id = $1
            and (place is not null or sealed_address <> '' or data is not null)) as events`,
      [one.id],
    );
    expect(left).toEqual({ links: 0, devices: 0, events: 0 });
  });

  it('and the address is free for somebody new', async () => {
    const one = await identity.person();
    await remove(one);
    const { user } = await identity.accounts().signUp({
      ...{ name: '梅', email: one.email, password: 'secret-again', timeZone: '' },
      ...{ address: '', userAgent: '' },
    });
    expect(user!.id).not.toBe(one.id);
  });

  it('and a token that lives on for some minutes begins nothing for nobody', async () => {
    const [one, other] = [await identity.person(), await identity.person()];
    const { id } = await identity.group(other);
    await remove(one);
    expect(await refusalOf(identity.accounts(one.actor).getUser({ id: 'current' }))).toBe('unauthenticated');
    expect(await refusalOf(identity.group(one))).toBe('unauthenticated');
    expect(await refusalOf(identity.join(one, id))).toBe('unauthenticated');
    expect(await refusalOf(identity.managers(one.actor).createManager({ email: other.email }))).toBe(
      'unauthenticated',
    );
    const nobody: Actor = { kind: 'user', userId: newId() };
    expect(await refusalOf(identity.groups(nobody).createGroup(groupForm()))).toBe('unauthenticated');
  });

  it('not while a booking is out on either side', async () => {
    const one = await identity.person();
    identity.world.out = 1;
    expect(await refusalOf(remove(one))).toBe('user.unreturned_bookings');
    identity.world.out = 0;
    expect(await refusalOf(remove(one))).toBe('allowed');
  });

  it('not while money is open', async () => {
    const one = await identity.person();
    identity.world.unpaid = 1;
    expect(await refusalOf(remove(one))).toBe('user.money_open');
    identity.world.unpaid = 0;
    expect(await refusalOf(remove(one))).toBe('allowed');
  });

  it('not with another address typed, and not the account of others', async () => {
    const [one, stranger] = [await identity.person(), await identity.person()];
    expect(await refusalOf(remove(one, stranger.email))).toBe('user.email_mismatch email');
    const foreign = identity.accounts(stranger.actor).deleteUser({ id: one.id, email: one.email });
    expect(await refusalOf(foreign)).toBe('not_found');
  });
});

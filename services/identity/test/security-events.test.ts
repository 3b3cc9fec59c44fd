import { PATCHES, SETS, textOf } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

describe('what is written down about an account', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const read = (person: Person, beforeId = '', limit = 100) =>
    identity.security(person.actor).listSecurityEvents({ beforeId, limit });
  const kindsOf = async (person: Person) =>
    (await read(person)).events.map(({ kind }) => textOf(SETS.securityEventKind, kind));
  const patch = (person: Person, change: object) =>
    identity
      .accounts(person.actor)
      .updateUser({ id: person.id, patch: PATCHES.user.write(change), refreshToken: '' });

  it('tells its owner what happened, from where, the newest first', async () => {
    const [person, manager] = [await identity.person(), await identity.person()];
    await refusalOf(identity.signIn(person.email, 'wrong-one', '203.0.113.50'));
    await identity.signIn(person.email, person.password, '198.51.100.9');
    await patch(person, { email: `new-${person.email}`, password: 'new-secret-1' });
    await identity.appoint(person, manager);
    const group = await identity.group(person);
    const { cards } = await identity.cards(person.actor).createCards(cardsForm({ groupId: group.id }));
    await identity.cards(person.actor).reissueCard({ id: cards[0]!.id });
    await identity.groups(person.actor).deleteGroup({ id: group.id });
    const { events } = await read(person);
    expect(events.map(({ kind }) => textOf(SETS.securityEventKind, kind))).toEqual([
      'group_deleted',
      'card_reissued',
      'cards_issued',
      'manager_added',
      ...['email_change_requested', 'password_changed'],
      ...['signed_in', 'sign_in_failed', 'signed_up'],
    ]);
    const from = Object.fromEntries(
      events.map(({ kind, address }) => [textOf(SETS.securityEventKind, kind), address]),
    );
    expect(from).toMatchObject({ sign_in_failed: '203.0.113.50', signed_in: '198.51.100.9' });
    expect(JSON.stringify(events)).not.toMatch(/wrong-one|new-secret/);
  });

  it('is read page by page, and what comes meanwhile moves nothing', async () => {
    const person = await identity.person();
    for (let times = 0; times < 5; times += 1) await identity.signIn(person.email, person.password);
    const all = (await read(person)).events.map(({ id }) => id);
    const first = await read(person, '', 4);
    expect(first.more).toBe(true);
    await identity.signIn(person.email, person.password);
    const second = await read(person, first.events.at(-1)!.id, 4);
    expect(second.more).toBe(false);
    expect([...first.events, ...second.events].map(({ id }) => id)).toEqual(all);
    expect(await refusalOf(read(person, 'no-id'))).toBe('validation.format before');
  });

  it('is for its owner alone', async () => {
    const [person, manager] = [await identity.person(), await identity.person()];
    await identity.appoint(person, manager);
    expect(await kindsOf(manager)).toEqual(['manager_added', 'signed_up']);
    expect(await kindsOf(person)).toEqual(['manager_added', 'signed_up']);
    const ask = (actor: Actor) =>
      refusalOf(identity.security(actor).listSecurityEvents({ beforeId: '', limit: 0 }));
    expect(await ask(VISITOR)).toBe('unauthenticated');
    expect(await ask({ kind: 'card', userId: person.id, groupId: newId(), canWrite: false })).toBe(
      'no_edit_rights',
    );
  });

  it('is found by its index, however much is written about others', async () => {
    const plan = await identity.service.db.transaction(async (tx) => {
      await tx.read('set local enable_seqscan = off');
      return tx.read(
        `explain select id from security_events where user_id = '${newId()}' and id < '${newId()}'
          order by id desc limit 20`,
      );
    });
    expect(JSON.stringify(plan)).toContain('security_events_owner');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});

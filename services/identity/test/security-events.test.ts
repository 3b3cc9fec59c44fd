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
  const kindsOf = async (person: Person) => (await read(person)).events.map(({ kind }) => kind);
  const patch = (person: Person, change: object) =>
    identity
      .accounts(person.actor)
      .updateUser({ id: person.id, patchJson: JSON.stringify(change), refreshToken: '' });

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
    expect(events.map(({ kind }) => kind)).toEqual([
      'group_deleted',
      'card_reissued',
      'cards_issued',
      'manager_added',
      ...['email_changed', 'password_changed'],
      ...['signed_in', 'sign_in_failed', 'signed_up'],
    ]);
    const from = Object.fromEntries(events.map(({ kind, address }) => [kind, address]));
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

describe('an address', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const user = async (person: Person) =>
    (await identity.accounts(person.actor).getUser({ id: 'current' })).user!;
  const tokenTo = async (email: string): Promise<string> => {
    await identity.service.drain();
    const mail = identity.world.mails.filter(
      ({ to, template }) => to === email && template === 'verify_email',
    );
    return new URLSearchParams(JSON.parse(mail.at(-1)!.paramsJson).path.split('?')[1]).get('token')!;
  };

  it('is shown to be one’s own by a link that works once and signs nobody in', async () => {
    const person = await identity.person();
    await identity.security(person.actor).requestVerification({});
    const token = await tokenTo(person.email);
    const signIn = identity.accounts().signIn({
      ...{ method: { $case: 'linkToken' as const, value: token }, address: '', userAgent: '' },
    });
    expect(await refusalOf(signIn)).toBe('auth.link_expired');
    expect((await user(person)).emailVerified).toBe(false);
    await identity.security().verifyEmail({ token });
    expect((await user(person)).emailVerified).toBe(true);
    expect(await refusalOf(identity.security().verifyEmail({ token }))).toBe('auth.link_expired');
  });

  it('that is new gets a letter at once, and the old one is told', async () => {
    const person = await identity.person();
    const email = `changed-${person.email}`;
    await identity
      .accounts(person.actor)
      .updateUser({ id: person.id, patchJson: JSON.stringify({ email }), refreshToken: '' });
    const token = await tokenTo(email);
    const old = identity.world.mails.filter(({ to }) => to === person.email);
    expect(old.map(({ template }) => template)).toEqual(['email_changed']);
    await identity.security().verifyEmail({ token });
    expect(await user(person)).toMatchObject({ email, emailVerified: true });
  });

  it('that was left meanwhile is not shown by its old letter', async () => {
    const person = await identity.person();
    await identity.security(person.actor).requestVerification({});
    const token = await tokenTo(person.email);
    const email = `left-${person.email}`;
    await identity
      .accounts(person.actor)
      .updateUser({ id: person.id, patchJson: JSON.stringify({ email }), refreshToken: '' });
    expect(await refusalOf(identity.security().verifyEmail({ token }))).toBe('auth.link_expired');
    expect((await user(person)).emailVerified).toBe(false);
  });

  it('that is shown already gets no further letter', async () => {
    const person = await identity.person();
    await identity.service.db.read('update users set email_verified = true where id = $1', [person.id]);
    await identity.security(person.actor).requestVerification({});
    await identity.service.drain();
    expect(identity.world.mails.filter(({ to }) => to === person.email)).toEqual([]);
  });
});

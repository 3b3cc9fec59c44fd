import { PATCHES, security } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { decodeJwt } from 'jose';
import { cardsForm, TestIdentity, type Person } from './identity';

const sidOf = (token: string) => String(decodeJwt(token)['sid']);

describe('what ended', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const ask = async (cursor = '') => {
    const door = identity.service.as(VISITOR).connect(security.SecurityServiceClient);
    const answer = await door.listEndedAccess({ cursor });
    return { cursor: answer.cursor, ids: answer.ended.map(({ what }) => what?.value) };
  };

  it('is a session that signed out, by its access token alone too', async () => {
    const [mine, other] = [await identity.person(), await identity.person()];
    const { cursor } = await ask();
    const actor: Actor = { kind: 'user', userId: mine.id, sessionId: sidOf(mine.session.token) };
    await identity.accounts(actor).signOut({ refreshToken: '', all: false });
    expect((await ask(cursor)).ids).toContain(sidOf(mine.session.token));
    // A request without a cursor includes it too.
    expect((await ask()).ids).toContain(sidOf(mine.session.token));
    expect((await ask()).ids).not.toContain(sidOf(other.session.token));
  });

  it('is every other session after a new password, and not the one that made it', async () => {
    const person = await identity.person();
    const { session } = await identity.signIn(person.email, person.password);
    const { cursor } = await ask();
    const actor: Actor = { kind: 'user', userId: person.id, sessionId: sidOf(session!.token) };
    await identity.accounts(actor).updateUser({
      ...{ id: person.id, refreshToken: '' },
      patch: PATCHES.user.write({ password: 'a-new-secret-44', password_confirmation: 'a-new-secret-44' }),
    });
    // Access that ended shortly before the cursor may be repeated.
    const { ids } = await ask(cursor);
    expect(ids).toContain(sidOf(person.session.token));
    expect(ids).not.toContain(sidOf(session!.token));
  });

  it('is every session of an account that is deleted', async () => {
    const person = await identity.person();
    const { session } = await identity.signIn(person.email, person.password);
    const { cursor } = await ask();
    await identity.accounts(person.actor).deleteUser({ id: person.id, email: person.email });
    const ended = [person.session, session!].map(({ token }) => sidOf(token));
    expect((await ask(cursor)).ids).toEqual(expect.arrayContaining(ended));
  });

  it('is what a card did before it was lowered to reading, and not when its name changes', async () => {
    const owner = await identity.confirmed();
    const { id: groupId } = await identity.group(owner);
    const { cards } = await identity.cards(owner.actor).createCards(cardsForm({ groupId }));
    const { id, secret } = cards[0]!;
    const method = { $case: 'cardSecret' as const, value: secret };
    const { session } = await identity.accounts().signIn({ method, address: '', userAgent: '' });
    const { cursor } = await ask();
    const change = (patch: object) =>
      identity.cards(owner.actor).updateCard({ id, patch: PATCHES.card.write(patch) });
    await change({ name: '花' });
    expect((await ask(cursor)).ids).not.toContain(sidOf(session!.token));
    await change({ permission: 'read' });
    expect((await ask(cursor)).ids).toContain(sidOf(session!.token));
  });

  it('is what somebody saw whose membership ended, or was paused, and who manages no more', async () => {
    const owner = await identity.confirmed();
    const { id: groupId } = await identity.group(owner);
    const [left, paused, stays, former] = [
      await identity.person(),
      await identity.person(),
      await identity.person(),
      await identity.person(),
    ];
    const membership = async (person: Person) => (await identity.join(person, groupId)).membership!.id;
    const [leaving, pausing] = [await membership(left), await membership(paused)];
    await membership(stays);
    const { id: manager } = await identity.appoint(owner, former);
    const { cursor } = await ask();
    await identity.memberships(left.actor).deleteMembership({ id: leaving });
    await identity
      .memberships(owner.actor)
      .updateMembership({ id: pausing, patch: PATCHES.membership.write({ disabled: true }) });
    await identity.managers(owner.actor).deleteManager({ id: manager });
    const { ids } = await ask(cursor);
    expect(ids).toEqual(expect.arrayContaining([left.id, paused.id, former.id]));
    expect(ids).not.toContain(stays.id);
  });

  it('is not missed when it is committed after others that ended later', async () => {
    const [slow, quick] = [await identity.person(), await identity.person()];
    const end = `update sessions set ended_at = now(), end_reason = 'removed' where id = $1`;
    const tell = 'insert into ended_access (session_id) values ($1)';
    let { cursor } = await ask();
    await identity.service.db.transaction(async (tx) => {
      await tx.read(end, [sidOf(slow.session.token)]);
      await tx.read(tell, [sidOf(slow.session.token)]);
      await identity.accounts().signOut({ refreshToken: quick.session.refreshToken, all: false });
      const meanwhile = await ask(cursor);
      // An open transaction anywhere on the server causes repeated entries.
      expect(meanwhile.ids).toContain(sidOf(quick.session.token));
      expect(meanwhile.ids).not.toContain(sidOf(slow.session.token));
      cursor = meanwhile.cursor;
    });
    expect((await ask(cursor)).ids).toContain(sidOf(slow.session.token));
  });

  it('begins anew for who comes with a cursor of another database', async () => {
    const person = await identity.person();
    await identity.accounts().signOut({ refreshToken: person.session.refreshToken, all: false });
    for (const cursor of ['999999999999', 'nonsense'])
      expect((await ask(cursor)).ids).toContain(sidOf(person.session.token));
  });
});

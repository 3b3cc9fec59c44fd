import { decodeJwt } from 'jose';
import { billingEvents, enumOf, identity as messages, PATCHES, SETS } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

const [BOOK, READ] = [enumOf(SETS.cardPermission, 'book'), enumOf(SETS.cardPermission, 'read')];
describe('member cards', () => {
  let identity: TestIdentity;
  let owner: Person;
  let group: messages.Group;
  beforeAll(async () => {
    identity = await TestIdentity.start({ env: { CARDS_AT_ONCE: '1000' } });
  });
  beforeEach(async () => {
    identity.world.live = 0;
    owner = await identity.person('図書館');
    group = await identity.group(owner);
  });
  afterAll(() => identity.stop());

  const make = async (more: Partial<messages.CreateCardsRequest> = {}, actor: Actor = owner.actor) =>
    (await identity.cards(actor).createCards(cardsForm({ groupId: group.id, ...more }))).cards;
  const list = (actor: Actor = owner.actor, match = '') =>
    identity.cards(actor).listCards({ groupId: group.id, match, page: { page: 1, perPage: 100 } });
  const signIn = (secret: string) =>
    identity.accounts().signIn({
      method: { $case: 'cardSecret', value: secret },
      address: '192.0.2.7',
      userAgent: 'jest',
    });
  const sheet = (
    rows: Partial<messages.CardRow>[],
    more: Partial<messages.ImportCardsRequest> = {},
  ): messages.ImportCardsRequest => ({
    groupId: group.id,
    rows: rows.map((row, at) => ({
      ...{ line: at + 2, managementId: '', name: '', email: '', inviteEmail: '', locale: '' },
      ...row,
    })),
    dryRun: false,
    ...more,
  });
  const withoutLimit = async () => {
    const data = { accountId: owner.id, version: 2, plan: 'standard' };
    await identity.service.publish({
      topic: 'kashikari.billing.subscription.v1',
      key: owner.id,
      type: 'kashikari.billing.v1.SubscriptionChanged',
      data: billingEvents.SubscriptionChanged.toJSON(billingEvents.SubscriptionChanged.create(data)),
    });
    await identity.service.drain();
  };

  describe('are made', () => {
    it('singly, with a number, a name and a secret that only who manages members sees', async () => {
      const [card] = await make({ name: '花子', email: 'hanako@example.jp', managementId: 'A-7' });
      expect(card).toMatchObject({
        ...{ groupId: group.id, managementId: 'A-7', name: '花子', email: 'hanako@example.jp' },
        ...{ permission: BOOK, permissions: ['edit', 'delete'], disabled: false },
      });
      expect(card!.secret).toMatch(/^[\w-]{43}$/);
      const manager = await identity.person();
      await identity.appoint(owner, manager);
      const seen = (await list(manager.actor)).cards;
      expect(seen).toMatchObject([{ id: card!.id, secret: '', permissions: [] }]);
    });

    it('to be found by what stands in its code, by those who may list the members alone', async () => {
      const [card] = await make();
      const find = (actor: Actor, secret = card!.secret) => identity.cards(actor).findCard({ secret });
      const manager = await identity.person();
      await identity.appoint(owner, manager);
      expect((await find(owner.actor)).card).toMatchObject({ id: card!.id, userId: card!.userId });
      expect((await find(manager.actor)).card).toMatchObject({ id: card!.id, secret: '' });
      const stranger = await identity.person();
      expect(await refusalOf(find(stranger.actor))).toBe('not_found');
      expect(await refusalOf(find(owner.actor, 'nobody'))).toBe('not_found');
      await identity.cards(owner.actor).deleteCard({ id: card!.id });
      expect(await refusalOf(find(owner.actor))).toBe('not_found');
    });

    it('in number: the next numbers of the group, zeros kept', async () => {
      const numbers = (cards: messages.Card[]) => cards.map(({ managementId }) => managementId);
      expect(numbers(await make({ count: 2 }))).toEqual(['1', '2']);
      expect(numbers(await make({ managementId: '0009', count: 2 }))).toEqual(['0009', '0010']);
      expect(numbers(await make())).toEqual(['11']);
      expect((await list()).cards.map(({ name }) => name)).toEqual(['1', '2', '0009', '0010', '11']);
      expect((await list(owner.actor, '00')).page?.total).toBe(2);
    });

    it.each<[Partial<messages.CreateCardsRequest>, string]>([
      [{ permission: messages.CardPermission.UNRECOGNIZED }, 'validation.choice permission'],
      [{ email: 'a@b' }, 'validation.email email'],
      [{ inviteEmail: 'a\r\nBcc: c@example.jp' }, 'validation.email invite_email'],
      [{ count: 1001 }, 'card.too_many count'],
      [{ count: -1 }, 'card.too_many count'],
      [{ managementId: 'A', count: 2 }, 'card.not_an_integer management_id'],
      [{ name: 'a'.repeat(101) }, 'validation.too_long name'],
      [{ name: 'www.example.com' }, 'validation.link name'],
    ])('not with %j', async (form, refusal) => {
      expect(await refusalOf(make(form))).toBe(refusal);
    });

    it('with one number each', async () => {
      await make({ managementId: '5' });
      expect(await refusalOf(make({ managementId: '4', count: 2 }))).toBe('card.number_taken management_id');
      const all = await Promise.all([1, 2, 3].map(() => make()));
      expect(
        all
          .flat()
          .map(({ managementId }) => managementId)
          .sort(),
      ).toEqual(['6', '7', '8']);
    });

    it('with the first answer again for who repeats the request, and no secret kept in the clear', async () => {
      const idempotency = { key: `cards-${group.id}`, bodyHash: 'd'.repeat(64) };
      const form = cardsForm({ groupId: group.id });
      const first = await identity.cards(owner.actor).createCards(form, { idempotency });
      expect(await identity.cards(owner.actor).createCards(form, { idempotency })).toEqual(first);
      const rows = await identity.service.db.read(
        `select row_to_json(c)::text as row from cards c union all select row_to_json(i)::text from idempotency i`,
      );
      expect(JSON.stringify(rows)).not.toContain(first.cards[0]!.secret);
    });

    it('as long as the plan has seats: all that were asked for, or none', async () => {
      await make({ count: 8 });
      expect(await refusalOf(make())).toBe('plan_limit');
      const other = await identity.group(owner);
      expect(await refusalOf(make({ groupId: other.id, count: 2 }))).toBe('plan_limit');
      expect((await list()).page?.total).toBe(8);
    });

    it('by nobody who does not manage the members', async () => {
      const stranger = await identity.person();
      const member = await identity.person();
      await identity.join(member, group.id);
      expect(await refusalOf(make({}, member.actor))).toBe('forbidden');
      expect(await refusalOf(make({}, stranger.actor))).toBe('forbidden');
      expect(await refusalOf(list(member.actor))).toBe('forbidden');
      const [card] = await make();
      const actor: Actor = { kind: 'card', userId: card!.userId, groupId: group.id, canWrite: true };
      expect(await refusalOf(make({}, actor))).toBe('forbidden');
      for (const who of [member.actor, stranger.actor, actor])
        expect(await refusalOf(identity.cards(who).getCard({ id: card!.id }))).toBe('not_found');
    });
  });

  describe('sign in', () => {
    it('to their one group, with a token that says so and never the secret', async () => {
      const [card] = await make({ permission: READ, name: '来館者' });
      const { user, session } = await signIn(card!.secret);
      expect(user).toMatchObject({ id: card!.userId, name: '来館者', email: '', permissions: [] });
      const claims = decodeJwt(session!.token);
      expect(claims).toMatchObject({
        ...{ id: card!.userId, jti: card!.id, authorizable_id: group.id, permission: 'read' },
      });
      expect(JSON.stringify(claims)).not.toContain(card!.secret);
      const renewed = await identity.refresh(session!.refreshToken);
      expect(decodeJwt(renewed.session!.token)).toMatchObject({
        jti: card!.id,
        authorizable_id: group.id,
        permission: 'read',
      });
    });

    it('not with a secret that nobody has', async () => {
      expect(await refusalOf(signIn('a'.repeat(43)))).toBe('auth.failed');
    });

    it('no more when they were issued anew: the old secret and its sessions are over', async () => {
      const [card] = await make();
      const { session } = await signIn(card!.secret);
      const { card: anew } = await identity.cards(owner.actor).reissueCard({ id: card!.id });
      expect(anew!.secret).not.toBe(card!.secret);
      expect(await refusalOf(signIn(card!.secret))).toBe('auth.failed');
      expect(await refusalOf(identity.refresh(session!.refreshToken))).toBe('unauthenticated');
      expect((await signIn(anew!.secret)).user!.id).toBe(card!.userId);
    });

    it('no more when they were taken back, by whichever door, and give the seat and the number free', async () => {
      const [one, two] = await make({ count: 2 });
      const sessions = await Promise.all([signIn(one!.secret), signIn(two!.secret)]);
      await identity.cards(owner.actor).deleteCard({ id: one!.id });
      const asked = { groupId: group.id, userId: '', match: '', page: undefined };
      const { memberships } = await identity.memberships(owner.actor).listMemberships(asked);
      expect(memberships.map(({ userId }) => userId)).toEqual([two!.userId]);
      await identity.memberships(owner.actor).deleteMembership({ id: memberships[0]!.id });
      for (const [at, card] of [one!, two!].entries()) {
        expect(await refusalOf(signIn(card.secret))).toBe('auth.failed');
        const refreshToken = sessions[at]!.session!.refreshToken;
        expect(await refusalOf(identity.refresh(refreshToken))).toBe('unauthenticated');
        const actor: Actor = { kind: 'card', userId: card.userId, groupId: group.id, canWrite: true };
        expect((await identity.groups(actor).getGroup({ id: group.id })).group!.permissions).not.toContain(
          'see_goods',
        );
      }
      expect((await list()).cards).toEqual([]);
      expect((await make({ count: 8 }))[0]!.managementId).toBe('1');
    });

    it('no more when their group is gone', async () => {
      const [card] = await make();
      await identity.groups(owner.actor).deleteGroup({ id: group.id });
      expect(await refusalOf(signIn(card!.secret))).toBe('auth.failed');
    });
  });

  it('go with the account that issued them, and nobody’s name stays', async () => {
    const [card] = await make({ name: '花子', email: 'hanako@example.jp' });
    const { session } = await signIn(card!.secret);
    await identity.accounts(owner.actor).deleteUser({ id: owner.id, email: owner.email });
    expect(await refusalOf(signIn(card!.secret))).toBe('auth.failed');
    const refreshToken = session!.refreshToken;
    expect(await refusalOf(identity.refresh(refreshToken))).toBe('unauthenticated');
    const [kept] = await identity.service.db.read<{ row: string }>(
      `select row_to_json(c)::text || row_to_json(u)::text as row
        from cards c join users u on u.id = c.user_id where c.id = $1`,
      [card!.id],
    );
    expect(kept!.row).not.toMatch(/花子|hanako/);
  });

  it('are not taken back while something is booked with them', async () => {
    const [card] = await make();
    identity.world.live = 1;
    expect(await refusalOf(identity.cards(owner.actor).deleteCard({ id: card!.id }))).toBe(
      'membership.active_bookings',
    );
  });

  it('are changed: name, number, address and rights', async () => {
    const [card] = await make();
    const patch = (change: object, ifVersion?: number) =>
      identity.cards(owner.actor).updateCard({ id: card!.id, patch: PATCHES.card.write(change), ifVersion });
    const change = { name: '太郎', management_id: '77', email: 'T@example.jp', permission: 'read' };
    const changed = await patch(change);
    expect(changed.card).toMatchObject({
      ...{ name: '太郎', managementId: '77', email: 't@example.jp', permission: READ, version: 2 },
      secret: card!.secret,
    });
    expect(await refusalOf(patch({ name: 'x' }, 1))).toBe('stale');
    await make({ managementId: '78' });
    for (const taken of ['78', '0078'])
      expect(await refusalOf(patch({ management_id: taken }))).toBe('card.number_taken management_id');
    expect((await patch({ name: '' })).card!.name).toBe('77');
  });

  describe('come out of a sheet', () => {
    it('that is tried first: every fault of every row, and nothing is written', async () => {
      await make({ managementId: '3' });
      const rows = [
        { managementId: '1', name: '一' },
        { managementId: 'x2' },
        { managementId: '1' },
        { managementId: '3' },
        { name: '番号なし', email: 'not-an-address' },
        {},
      ];
      const { faults, count } = await identity.cards(owner.actor).importCards(sheet(rows));
      expect(faults.map(({ line, field, refusal }) => `${line} ${field} ${refusal?.code}`)).toEqual([
        '3 id card.not_an_integer',
        '4 id card.not_unique',
        '5 id card.number_taken',
        '6 email validation.email',
        '7 id validation.required',
      ]);
      expect(count).toBe(1);
      expect((await list()).page?.total).toBe(1);
    });

    it('a thousand at once, each with its own user, and invited where the row says so', async () => {
      await Promise.all([withoutLimit(), identity.confirm(owner)]);
      const rows = Array.from({ length: 1000 }, (_, at) => ({
        managementId: String(at + 1),
        name: `生徒${at}`,
      }));
      const invited = [{ ...rows[0]!, inviteEmail: 'parent@example.jp' }, ...rows.slice(1)];
      const { count } = await identity.cards(owner.actor).importCards(sheet(invited, { permission: READ }));
      expect(count).toBe(1000);
      expect((await list()).page?.total).toBe(1000);
      await identity.service.drain();
      const mail = identity.world.mails.find(({ to }) => to === 'parent@example.jp')!;
      expect(mail.template).toBe('card_invite');
      const { path } = mail.params as { path: string };
      expect((await signIn(path.replace('/auth_tokens/', ''))).user!.name).toBe('生徒0');
    });

    it('not more than one call may make, and not none', async () => {
      const rows = Array.from({ length: 1001 }, (_, at) => ({ managementId: String(at + 1) }));
      expect(await refusalOf(identity.cards(owner.actor).importCards(sheet(rows)))).toBe(
        'card.too_many file',
      );
      expect(await refusalOf(identity.cards(owner.actor).importCards(sheet([])))).toBe('card.no_rows file');
    });
  });
});

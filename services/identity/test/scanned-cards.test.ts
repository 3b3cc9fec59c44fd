import { identity as messages } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { cardsForm, TestIdentity, type Person } from './identity';

let identity: TestIdentity;
let owner: Person;
let group: messages.Group;
beforeAll(async () => {
  identity = await TestIdentity.start();
  owner = await identity.person('図書館');
  group = await identity.group(owner);
});
afterAll(() => identity.stop());

const make = async (groupId: string) =>
  (await identity.cards(owner.actor).createCards(cardsForm({ groupId, managementId: '0009' }))).cards[0]!;

test('a scanned card is found, of the group first, by those alone who may list its members', async () => {
  const other = await identity.group(owner);
  const here = await make(group.id);
  const there = await make(other.id);
  const scan = async (actor: Actor, asked: Partial<messages.ResolveCardRequest>) => {
    const request = messages.ResolveCardRequest.create(asked);
    const { cards, users } = await identity.cards(actor).resolveCard(request);
    expect(users.map(({ id }) => id).sort()).toEqual(cards.map(({ userId }) => userId).sort());
    expect(cards.every(({ secret }) => secret === '')).toBe(true);
    return cards.map(({ id }) => id);
  };
  const manager = await identity.person();
  await identity.appoint(owner, manager);
  const numbers = ['x', '0009'];
  for (const { actor } of [owner, manager]) {
    expect(await scan(actor, { numbers, groupId: group.slug })).toEqual([here.id]);
    expect(await scan(actor, { numbers, groupId: other.id })).toEqual([there.id]);
    expect(await scan(actor, { numbers })).toEqual([here.id, there.id]);
    expect(await scan(actor, { secret: here.secret })).toEqual([here.id]);
    expect(await scan(actor, { numbers: ['9'] })).toEqual([]);
  }
  const stranger = await identity.person();
  await identity.join(stranger, group.id);
  const card: Actor = { kind: 'card', userId: here.userId, groupId: group.id, canWrite: true };
  for (const actor of [stranger.actor, card]) {
    expect(await scan(actor, { numbers })).toEqual([]);
    expect(await scan(actor, { secret: here.secret })).toEqual([]);
  }
  await identity.cards(owner.actor).deleteCard({ id: here.id });
  expect(await scan(owner.actor, { numbers })).toEqual([there.id]);
});

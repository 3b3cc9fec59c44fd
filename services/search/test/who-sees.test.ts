import { sees, tiesOf, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { everyRpc, whoSees } from '@kashikari/platform/testing';
import { good, group, manager, member, startSearch, user, userActor, type World } from './world';

let world: World;

beforeAll(async () => {
  world = await startSearch();
  await world.tell(
    user({ id: 'lender' }),
    user({ id: 'shy' }, { preventPublicAccess: true }),
    group({ id: 'club', ownerId: 'lender' }),
    group({ id: 'gone', ownerId: 'lender', deleted: true }),
    member('member', 'club'),
    member('member', 'gone'),
    member('over-the-plan', 'club', { disabled: true }),
    member('former', 'club', { deleted: true }),
    member('card-user', 'club'),
    manager('manager', 'lender'),
    manager('manager', 'shy'),
    manager('former-manager', 'lender', { deleted: true }),
  );
  const goods = ['lender', 'shy', 'unknown'].flatMap((ownerId) =>
    [false, true].flatMap((isHidden) => [
      good({
        id: `${ownerId} plain${isHidden ? ' hidden' : ''}`,
        ownerId,
        isHidden,
        isPublic: false,
        groupIds: ['club'],
      }),
      good({ id: `${ownerId} public${isHidden ? ' hidden' : ''}`, ownerId, isHidden, isPublic: true }),
      good({
        id: `${ownerId} use${isHidden ? ' hidden' : ''}`,
        ownerId,
        isHidden,
        isPublic: false,
        isPublicUse: true,
      }),
    ]),
  );
  await world.tell(...goods, good({ id: 'lost', isPublic: false, groupIds: ['gone'] }));
});
afterAll(() => world.service.stop());

const OPEN = ['lender public', 'lender use'];
const IN_CLUB = ['lender plain', 'shy plain', 'unknown plain'];
const all = (owner: string) =>
  ['plain', 'public', 'use'].flatMap((kind) => [`${owner} ${kind}`, `${owner} ${kind} hidden`]);

const ACTORS: Record<string, [Actor, string[]]> = {
  'a visitor': [{ kind: 'visitor' }, OPEN],
  'a stranger': [userActor('stranger'), OPEN],
  'a member': [userActor('member'), [...OPEN, ...IN_CLUB]],
  'a member over the plan': [userActor('over-the-plan'), OPEN],
  'a former member': [userActor('former'), OPEN],
  'a card of the group': [
    { kind: 'card', userId: 'card-user', groupId: 'club', canWrite: false },
    [...OPEN, ...IN_CLUB],
  ],
  'a card of another group': [{ kind: 'card', userId: 'card-user', groupId: 'gone', canWrite: true }, OPEN],
  'a card of the lender itself': [{ kind: 'card', userId: 'lender', groupId: 'gone', canWrite: true }, OPEN],
  'the lender': [userActor('lender'), [...all('lender'), ...IN_CLUB, 'lost']],
  'a manager of two lenders': [userActor('manager'), [...all('lender'), ...all('shy'), ...IN_CLUB, 'lost']],
  'a former manager': [userActor('former-manager'), OPEN],
  'a lender who shuts the public out': [userActor('shy'), [...OPEN, ...all('shy')]],
  'the system': [{ kind: 'system' }, [...all('lender'), ...all('shy'), ...all('unknown'), 'lost']],
};

describe('who sees a good in lists', () => {
  it.each(Object.entries(ACTORS))('%s', async (_, [actor, expected]) => {
    const { goodIds, page } = await world.find({ page: { page: 1, perPage: 100 } }, actor);
    expect(new Set(goodIds)).toEqual(new Set(expected));
    expect(page?.total).toBe(new Set(expected).size);
  });

  it('refuses a call without a signed actor', async () => {
    const { search } = await import('@kashikari/contracts');
    const { credentials, status } = await import('@grpc/grpc-js');
    const client = new search.SearchServiceClient(world.service.address, credentials.createInsecure());
    const code = await new Promise((resolve) =>
      client.searchGoods(search.SearchGoodsRequest.create({}), (error) => resolve(error?.code)),
    );
    client.close();
    expect(code).toBe(status.UNAUTHENTICATED);
  });
});

it('is the one rule of the kernel, over all combinations', async () => {
  const { PEOPLE, LENDERS, ASKERS, SEEN_GOODS } = whoSees;
  await world.forget();
  await world.tell(
    ...LENDERS.map(({ id, isClosed }) => user({ id }, { preventPublicAccess: isClosed })),
    ...PEOPLE.groups.map((one) => group(one)),
    ...PEOPLE.memberships.map(({ userId, groupId, ...over }) => member(userId, groupId, over)),
    ...PEOPLE.managers.map(({ userId, accountId, ...over }) => manager(userId, accountId, over)),
    ...SEEN_GOODS.map(({ lenderClosed: _, groupIds, ...one }) => good({ ...one, groupIds: [...groupIds] })),
  );
  for (const [who, actor] of Object.entries(ASKERS)) {
    const { goodIds } = await world.find({ page: { page: 1, perPage: 100 } }, actor);
    const expected = SEEN_GOODS.filter((one) => sees(one, tiesOf(actor, PEOPLE), 'in_list'));
    expect([who, [...goodIds].sort()]).toEqual([who, expected.map(({ id }) => id).sort()]);
  }
});

it('is nobody who is gone, whatever is asked', async () => {
  const id = newId();
  await world.tell(user({ id }));
  expect(await everyRpc(world.service, userActor(id))).toMatchObject({ SearchGoods: 'ok' });
  await world.tell(user({ id, version: 2, deleted: true }));
  const codes = await everyRpc(world.service, userActor(id));
  expect(codes).toMatchObject({ SearchGoods: 'session_ended', RebuildIndex: 'session_ended' });
});

import fc from 'fast-check';
import { sees, tiesOf, type People as WhoIsTied, type Visible } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { whoSees } from '@kashikari/platform/testing';
import { GoodsViews, People } from '../src/app/ports';
import { NoticeViews } from '../src/app/ports/notices';
import type { Id } from '../src/domain/ids';
import { SYSTEM_TIES, VISITOR_TIES, type GroupPlace, type ActorTies } from '../src/domain/ties';
import { startCatalog, type CatalogUnderTest } from './catalog-under-test';

/** The worlds that these goods and people live in: few ids, so that ties are common. */
const ACCOUNTS = [newId(), newId(), newId()];
const GROUPS = [newId(), newId(), newId()];

/** Goods with every combination of visibility facts: 2^4 flags × owners × sets of up to two groups. */
const GOODS: (Visible & { readonly id: Id })[] = combinations();

let catalog: CatalogUnderTest;
let views: GoodsViews;

beforeAll(async () => {
  catalog = await startCatalog();
  views = catalog.get(GoodsViews);
  for (const good of GOODS) await insert(good);
});
afterAll(() => catalog.stop());

describe('who sees a good', () => {
  test('is the same to the rule and to the query, for whoever asks and however it is come upon', async () => {
    await fc.assert(
      fc.asyncProperty(allTies(), async (ties) => {
        const ids = GOODS.map(({ id }) => id);
        const byUrl = await views.byIds(ids, ties);
        expect(idsOf(byUrl)).toEqual(idsOf(GOODS.filter((good) => sees(good, ties, 'by_url'))));
        const expected = idsOf(GOODS.filter((good) => sees(good, ties, 'in_list')));
        const listed = await views.list({ sort: 'latest' }, { page: 1, perPage: 1000 }, ties);
        expect(idsOf(listed.goods)).toEqual(expected);
        expect(listed.total).toBe(expected.length);
      }),
      { numRuns: 150 },
    );
  });

  test('is read of the same people as everywhere', async () => {
    const { PEOPLE, ASKERS, SEEN_GOODS } = whoSees;
    await insertTies(PEOPLE);
    for (const good of SEEN_GOODS) await insert(good);
    const ids = SEEN_GOODS.map(({ id }) => id);
    for (const [who, actor] of Object.entries(ASKERS)) {
      const ties = await catalog.get(People).tiesOf({ actor, now: Date.now(), locale: 'ja' });
      const expected = SEEN_GOODS.filter((good) => sees(good, tiesOf(actor, PEOPLE), 'by_url'));
      expect([who, idsOf(await views.byIds(ids, ties))]).toEqual([who, idsOf(expected)]);
      const listed = await views.list({ sort: 'latest' }, { page: 1, perPage: 1000 }, ties);
      const inList = SEEN_GOODS.filter((good) => sees(good, tiesOf(actor, PEOPLE), 'in_list'));
      const among = listed.goods.filter(({ id }) => ids.includes(id));
      expect([who, idsOf(among)]).toEqual([who, idsOf(inList)]);
      // Receivers of notices are users, without a place of their own.
      if (actor.kind !== 'user' || actor.within) continue;
      const questions = ids.map((goodId) => ({ goodId, userId: actor.userId, sinceId: undefined }));
      const facts = await catalog.get(NoticeViews).facts(questions);
      const noticed = SEEN_GOODS.filter((_good, at) => facts[at]!.visible);
      expect([who, idsOf(noticed)]).toEqual([who, idsOf(expected)]);
    }
  });

  // The table "Who sees a good" of the REST contract, typed from it by hand: [by its address, in a list].
  const FLAGS = {
    'neither flag': {},
    is_public: { isPublic: true },
    is_public_use: { isPublicUse: true },
    'is_public, is_hidden': { isPublic: true, isHidden: true },
    'is_hidden alone': { isHidden: true },
    'is_public, lender closed': { isPublic: true, lenderClosed: true },
    'is_public_use, lender closed': { isPublicUse: true, lenderClosed: true },
  };
  const TABLE: Record<keyof typeof FLAGS, Record<string, [boolean, boolean]>> = {
    'neither flag': {
      visitor: [false, false],
      stranger: [false, false],
      member: [true, true],
      manager: [true, true],
    },
    is_public: { visitor: [true, true], stranger: [true, true], member: [true, true], manager: [true, true] },
    is_public_use: {
      visitor: [true, true],
      stranger: [true, true],
      member: [true, true],
      manager: [true, true],
    },
    'is_public, is_hidden': {
      ...{ visitor: [true, false], stranger: [true, false], member: [true, false], manager: [true, true] },
    },
    'is_hidden alone': {
      ...{ visitor: [false, false], stranger: [false, false], member: [true, false], manager: [true, true] },
    },
    'is_public, lender closed': {
      ...{ visitor: [false, false], stranger: [false, false], member: [true, true], manager: [true, true] },
    },
    'is_public_use, lender closed': {
      ...{ visitor: [false, false], stranger: [false, false], member: [true, true], manager: [true, true] },
    },
  };
  const person = (about: Partial<ActorTies>): ActorTies => ({
    ...{ kind: 'user', userId: 'p', accountIds: ['p'], groups: [], canWrite: true },
    ...about,
  });
  const PEOPLE: Record<string, ActorTies> = {
    visitor: VISITOR_TIES,
    stranger: person({}),
    member: person({ groups: [place('group')] }),
    manager: person({ accountIds: ['p', 'lender'] }),
  };
  const rows = Object.entries(TABLE).flatMap(([flags, people]) =>
    Object.entries(people).map(([who, ways]) => [flags, who, ...ways] as const),
  );

  test.each(rows)('%s: a %s sees it by its address: %s, in a list: %s', (flags, who, byUrl, inList) => {
    const none = { isPublic: false, isPublicUse: false, isHidden: false, lenderClosed: false };
    const good = { ownerId: 'lender', groupIds: ['group'], ...none, ...FLAGS[flags as keyof typeof FLAGS] };
    expect(sees(good, PEOPLE[who]!, 'by_url')).toBe(byUrl);
    expect(sees(good, PEOPLE[who]!, 'in_list')).toBe(inList);
  });
});

function place(groupId: Id): GroupPlace {
  return { groupId, ownerId: 'somebody', runs: false, edits: false, acceptsMemberGoods: false };
}

/** Anybody: any subset of accounts acted for, any subset of groups belonged to. */
function allTies(): fc.Arbitrary<ActorTies> {
  const person = fc
    .record({
      accountIds: fc.subarray(ACCOUNTS),
      groups: fc.subarray(GROUPS),
      kind: fc.constantFrom('user', 'card'),
    })
    .map(({ accountIds, groups, kind }): ActorTies => ({
      ...{ kind: kind, userId: newId(), canWrite: true },
      accountIds: kind === 'card' ? [] : accountIds,
      groups: groups.map(place),
    }));
  return fc.oneof({ weight: 8, arbitrary: person }, fc.constantFrom(VISITOR_TIES, SYSTEM_TIES));
}

function combinations() {
  const flags = [false, true];
  const groupSets = [[], [GROUPS[0]!], [GROUPS[1]!], [GROUPS[0]!, GROUPS[1]!]];
  return ACCOUNTS.slice(0, 2).flatMap((ownerId) =>
    groupSets.flatMap((groupIds) =>
      flags.flatMap((isPublic) =>
        flags.flatMap((isPublicUse) =>
          flags.flatMap((isHidden) =>
            flags.map((lenderClosed) => ({
              id: newId(),
              ...{ ownerId, groupIds, isPublic, isPublicUse, isHidden, lenderClosed },
            })),
          ),
        ),
      ),
    ),
  );
}

async function insertTies({ groups, memberships, managers }: WhoIsTied): Promise<void> {
  for (const { id, ownerId, deleted } of groups)
    await catalog.db.read(
      `insert into lending_group (id, version, deleted, slug, owner_id, accept_member_goods) values ($1, 1, $2, $4, $3, false)`,
      [id, deleted, ownerId, id],
    );
  for (const { groupId, userId, deleted, disabled } of memberships)
    await catalog.db.read(
      `insert into membership (id, version, deleted, group_id, user_id, group_owner, disabled)
       values ($1, 1, $2, $3, $4, false, $5)`,
      [newId(), deleted, groupId, userId, disabled],
    );
  for (const { accountId, userId, deleted } of managers)
    await catalog.db.read(
      'insert into manager (id, version, deleted, account_id, user_id) values ($1, 1, $2, $3, $4)',
      [newId(), deleted, accountId, userId],
    );
}

async function insert(good: Visible & { readonly id: Id }): Promise<void> {
  const { id, ownerId, groupIds, isPublic, isPublicUse, isHidden, lenderClosed } = good;
  await catalog.db.read(INSERT, [id, ownerId, groupIds, isPublic, isPublicUse, isHidden, lenderClosed]);
}

const INSERT = `
  insert into good (id, owner_id, group_ids, is_public, is_public_use, is_hidden, lender_closed, version, title, description,
    tags, tag_keys, author, publisher, location, category, management_id, isbn, custom_tag_title, custom_tag, quantity,
    is_hourly, margin_days, is_exclusive, auto_extend, for_reference_only, restrict_reservation, only_scan_booking,
    confirmation_upon_return, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, 1, 't', '', '{}', '{}', '', '', '', '', '', '', '', '', 1, false, 0, false, false,
    false, false, false, false, now(), now())`;

function idsOf(goods: readonly { readonly id: Id }[]): Id[] {
  return goods.map(({ id }) => id).sort();
}

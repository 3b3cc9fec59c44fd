import pg from 'pg';
import { testDatabase, type TestDatabase } from '@kashikari/platform/testing';
import { GOODS_SORTS } from '@kashikari/kernel';
import { type GoodsFilter, type GoodSort } from '../src/app/ports';
import { VISITOR_TIES, type ActorTies } from '../src/domain/ties';
import { listGoodsSql } from '../src/store/goods/list-goods.sql';
import { scannedGoodsSql } from '../src/store/goods/scanned-goods.views';
import type { Predicate } from '../src/store/goods/visible-goods';
import { MEMBER_PAGE, NEW_GOODS, READERS } from '../src/store/voices/new-goods.views';

/** A node of a plan in EXPLAIN's JSON. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Heap Fetches'?: number;
  readonly Plans?: readonly PlanNode[];
}

const INDEX: Record<GoodSort, string> = {
  ...{
    latest: 'good_latest',
    popular: 'good_popular',
    alphabetic: 'good_alphabetic',
    booked_at: 'good_booked',
  },
};

const uuid = (kind: string, n: number) => `${kind}0000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const place = (n: number) => ({
  groupId: uuid('b', n),
  ownerId: uuid('a', n),
  runs: false,
  edits: false,
  acceptsMemberGoods: false,
});
const person = (about: Partial<ActorTies>): ActorTies => ({
  ...{ kind: 'user', userId: uuid('a', 999), accountIds: [uuid('a', 999)], groups: [], canWrite: true },
  ...about,
});
const PEOPLE: [string, ActorTies][] = [
  ['a visitor', VISITOR_TIES],
  ['a member of a group of 100', person({ groups: [place(500)] })],
  ['a member of a group of 30,000', person({ groups: [place(1)] })],
  ['the lender of 30,000', person({ accountIds: [uuid('a', 1)] })],
];

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await testDatabase('catalog');
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(FILL);
  await owner.query(FILL_FOLDERS);
  await owner.query(FILL_MEMBERS);
  await owner.query('analyze good_showing, membership, lending_group');
  // The first run cleans up after the filling, the second says of every page that all may see it.
  await owner.query('vacuum good');
  await owner.query('vacuum analyze good');
  await owner.query('analyze folder, folder_good');
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

describe('among 100,000 goods', () => {
  const sorted = PEOPLE.flatMap(([who, ties]) => GOODS_SORTS.map((sort) => [who, sort, ties] as const));

  test.each(sorted)(
    'a list of %s by %s walks its index, without a look at the rows passed over',
    async (_, sort, ties) => {
      const nodes = await planOf({ sort }, ties);
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
      const walks = nodes.filter(
        (node) => node['Index Name'] === INDEX[sort] && node['Node Type'] === 'Index Only Scan',
      );
      expect(walks.length).toBeGreaterThan(0);
      expect(walks.every((node) => node['Heap Fetches'] === 0)).toBe(true);
    },
  );

  const narrowed: [string, GoodsFilter, string][] = [
    ['a group', { sort: 'alphabetic', groupId: uuid('b', 500) }, 'good_in_groups'],
    ['a tag', { sort: 'popular', tag: 't7' }, 'good_by_tag'],
    ['a lender', { sort: 'latest', ownerId: uuid('a', 500) }, 'good_of_owner'],
  ];

  test.each(narrowed)('a list narrowed to %s begins there', async (_, filter, index) => {
    const nodes = await planOf(filter, person({ groups: [place(500)] }));
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
  });

  test('the new goods of 500 people are read by index, up to 1,000 of a group', async () => {
    const people = Array.from({ length: 500 }, (_, n) => uuid('d', n + 1));
    const from = people.map(() => new Date(Date.now() - 86_400_000));
    const until = people.map(() => new Date(Date.now() + 86_400_000));
    for (const { text } of [NEW_GOODS, READERS]) {
      const nodes = await explained({ sql: text, params: [people, from, until] });
      const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
      expect(scans.map((node) => node['Relation Name'])).not.toContain('good');
      expect(scans.map((node) => node['Relation Name'])).not.toContain('good_showing');
      expect(scans.map((node) => node['Relation Name'])).not.toContain('membership');
    }
    const { rows } = await owner.query<{ owner_id: string }>(NEW_GOODS.text, [people, from, until]);
    expect(rows.filter((row) => row.owner_id === uuid('a', 1)).length).toBeLessThanOrEqual(1_000);
    const page = await explained({ sql: MEMBER_PAGE.text, params: [null, 500] });
    expect(page.map((node) => node['Index Name'])).toContain('membership_user');
  });

  const scanned = [
    ['number', 'good_scanned_number'],
    ['isbn', 'good_scanned_isbn'],
    ['code', 'good_further_codes'],
  ] as const;

  test.each(scanned)('a scanned %s is found by its index, whoever scans it', async (by, index) => {
    for (const [, ties] of PEOPLE) {
      const filter = { by, codes: ['77'], groupId: uuid('b', 500), most: 20 };
      const nodes = await explained(scannedGoodsSql(filter, ties));
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
      expect(nodes.map((node) => node['Index Name'])).toContain(index);
    }
  });
});

const planOf = (filter: GoodsFilter, ties: ActorTies) =>
  explained(listGoodsSql(filter, { page: 1, perPage: 20 }, ties));

async function explained({ sql, params }: Predicate): Promise<PlanNode[]> {
  const { rows } = await owner.query(`explain (analyze, format json) ${sql}`, [...params]);
  const flat = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flat)];
  return flat((rows[0] as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'][0].Plan);
}

/** 30,000 goods of one lender, 100 of each of 700 others; each in its lender's group; a twentieth of all is public. */
const FILL = `
  insert into good (id, owner_id, group_ids, is_public, is_public_use, is_hidden, lender_closed, version, title, description,
    tags, tag_keys, author, publisher, location, category, management_id, management_key, code_keys, isbn, custom_tag_title, custom_tag, quantity,
    is_hourly, margin_days, is_exclusive, auto_extend, for_reference_only, restrict_reservation, only_scan_booking,
    confirmation_upon_return, recent_bookings, likes, booked_at, created_at, updated_at)
  select ('c0000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
    ('a0000000-0000-7000-8000-' || lpad(lender::text, 12, '0'))::uuid,
    array[('b0000000-0000-7000-8000-' || lpad(lender::text, 12, '0'))::uuid],
    n % 20 = 0, false, n % 50 = 0, lender % 10 = 9, 1, 'もの ' || md5(n::text), repeat(md5(n::text) || '説明', 30),
    array['t' || n % 300], array['t' || n % 300], '', '', '', '', '', (n % 1000)::text, array[(n % 3000)::text], (n % 3000)::text, '', '', 1,
    false, 0, false, false, false, false, false, false,
    ('x' || left(md5('b' || n), 6))::bit(24)::int % 100, n % 7,
    case when n % 3 = 0 then now() - n * interval '1 minute' end, now(), now()
  from (select n, case when n <= 30000 then 1 else 2 + n % 700 end as lender from generate_series(1, 100000) n) goods`;

/** Ten folders of each group; every fifth good is in one. */
const FILL_FOLDERS = `
  insert into lending_group (id, version, deleted, slug, owner_id, accept_member_goods)
  select group_ids[1], 1, false, 'g-' || group_ids[1], owner_id, false from good group by 1, 5;
  insert into folder (id, group_id, title, place, created_at, updated_at)
  select gen_random_uuid(), id, 'Folder', place, now(), now() from lending_group, generate_series(0, 9) place;
  insert into folder_good (folder_id, good_id)
  select f.id, g.id from good g join folder f on f.group_id = g.group_ids[1]
    and f.place = right(g.id::text, 2)::int % 10 where right(g.id::text, 2)::int % 5 = 0`;

/** 20,000 people, each in the group of 30,000 goods and in another. */
const FILL_MEMBERS = `
  insert into membership (id, version, deleted, group_id, user_id, group_owner, disabled)
  select uuidv7(), 1, false, ('b0000000-0000-7000-8000-' || lpad(g::text, 12, '0'))::uuid,
    ('d0000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, false, false
  from generate_series(1, 20000) n, lateral (values (1), (2 + n % 700)) as joined (g)`;

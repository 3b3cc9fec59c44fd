import pg from 'pg';
import { LIST_OF_GROUP } from '../src/store/groups/memberships.views';
import { TestIdentity, type Person } from './identity';

const MEMBERS = 10_000;

/** $1 whose row is copied, $2 how many belong to the group; three times as many belong elsewhere. */
const FILL_USERS = `
  insert into users select (jsonb_populate_record(u, jsonb_build_object('id', uuidv7(), 'name', '利用者' || n,
      'email', 'many' || n || '@example.jp', 'search_text', 'りようしゃ' || n || ' many' || n || '@example.jp',
      'sort_text', lpad(n::text, 6, '0')))).*
    from users u, generate_series(1, $2::int * 4) n where u.id = $1`;
const FILL_MEMBERSHIPS = `
  insert into memberships
    select uuidv7(), 1, case when u.sort_text::int <= $3 then $1::uuid else $2::uuid end,
      u.id, false, null, '{}', now(), now(), null
      from users u where u.email like 'many%'`;

describe('a group of 10,000', () => {
  let identity: TestIdentity;
  let owner: Person;
  let groupId: string;
  let admin: pg.Client;
  beforeAll(async () => {
    identity = await TestIdentity.start();
    owner = await identity.person('大学');
    groupId = (await identity.group(owner)).id;
    const other = (await identity.group(await identity.person())).id;
    admin = new pg.Client({ connectionString: identity.service.database.ownerUrl });
    await admin.connect();
    // The words are already in one spelling: what is tried here is the search, not the folding.
    await admin.query(FILL_USERS, [owner.id, MEMBERS]);
    await admin.query(FILL_MEMBERSHIPS, [groupId, other, MEMBERS]);
    await admin.query('vacuum analyze users');
    await admin.query('vacuum analyze memberships');
  });
  afterAll(async () => {
    await admin.end();
    await identity.stop();
  });

  const search = (match: string, page = 1) =>
    identity
      .memberships(owner.actor)
      .listMemberships({ groupId, userId: '', match, page: { page, perPage: 50 } });

  it('is listed page by page, by name', async () => {
    const { memberships, users, page } = await search('', 200);
    expect([memberships.length, page!.total]).toEqual([50, MEMBERS]);
    expect(users.map(({ name }) => name)).toContain(`利用者${MEMBERS}`);
  });

  it('is searched by part of a reading or an address, without those who belong elsewhere', async () => {
    expect((await search('リヨウシャ9999')).users.map(({ name }) => name)).toEqual(['利用者9999']);
    expect((await search('many1234@')).page!.total).toBe(1);
    expect((await search('many12345@')).page!.total).toBe(0);
  });

  it('is found by the index of its members, whoever else there is', async () => {
    const { rows } = await admin.query(`explain (format json) ${LIST_OF_GROUP}`, [
      ...[owner.id, 'りようしゃ77', 50, 0],
      groupId,
    ]);
    const nodes = nodesOf((rows[0] as { 'QUERY PLAN': { Plan: Node }[] })['QUERY PLAN'][0]!.Plan);
    const ofMemberships = nodes.filter((node) => node['Relation Name'] === 'memberships');
    expect(ofMemberships.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(nodes.map((node) => node['Index Name'])).toContain('memberships_group');
  });
});

/** A node of a plan in EXPLAIN's JSON. */
interface Node {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

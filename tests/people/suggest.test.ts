import pg from 'pg';
import { made } from '../engine/people';
import { startProduct, type Product } from '../product/start-product';
import { personasOf, type Personas, type Role } from './personas';

let product: Product;
let personas: Personas;

beforeAll(async () => {
  product = await startProduct({ env: { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' } });
  personas = await personasOf(product.url);
  const inGroup = { group_ids: [personas.groupId] };
  const goods = [
    { title: '箱根細工の箱', description: '#箱庭', is_public: true, ...inGroup },
    { title: '箱根の秘宝', description: '#箱根秘話', category: '箱根の秘密', ...inGroup },
    { title: '箱根の隠し扉', is_public: true, is_hidden: true, ...inGroup },
  ];
  for (const good of goods) await made(personas.owner.send('POST', '/goods', good));
  // Every event is consumed before a change of the clock is answered.
  await product.setClock(null);
}, 180_000);
afterAll(() => product?.stop());

async function suggested(role: Role, typed: string): Promise<string[]> {
  const asked = await made(personas.as[role].send('GET', `/search/suggest?q=${encodeURIComponent(typed)}`));
  return asked.body.suggestions.map(({ text }: { text: string }) => text).sort();
}

const OPEN = ['箱庭', '箱根細工の箱'].sort();
const OF_MEMBERS = [...OPEN, '箱根の秘宝', '箱根秘話', '箱根の秘密'].sort();

test.each([
  ['visitor', OPEN],
  ['stranger', OPEN],
  ['disabled', OPEN],
  ['member', OF_MEMBERS],
  ['card', OF_MEMBERS],
  ['owner', [...OF_MEMBERS, '箱根の隠し扉'].sort()],
] as const)(
  'to a %s suggests titles, tags and categories of the goods in their lists alone',
  async (role, expected) => {
    expect(await suggested(role, '箱')).toEqual(expected);
  },
);

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Subplan Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that search sends to its database for a suggestion. */
async function statementsFor(role: Role, typed: string): Promise<Statement[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    expect(await suggested(role, typed)).toEqual([]);
    return query.mock.calls.flatMap(([sent, values]) => {
      const { text = String(sent), values: own } = Object(sent) as { text?: string; values?: unknown[] };
      const isSuggestion = text.includes('hit as materialized');
      return isSuggestion ? [{ text, values: own ?? (Array.isArray(values) ? values : []) }] : [];
    });
  } finally {
    query.mockRestore();
  }
}

/** Rows of each step after the goods in the asker's lists are known, and of the result of that step itself. */
function rowsAfterVisibility(node: PlanNode): unknown[] {
  const own = [node['Node Type'], node['Actual Rows'], node['Actual Loops']];
  if (node['Subplan Name'] === 'CTE hit') return [own];
  return [own, ...(node.Plans ?? []).flatMap(rowsAfterVisibility)];
}

async function workOf(role: Role, typed: string): Promise<unknown[]> {
  const statements = await statementsFor(role, typed);
  const client = new pg.Client({ connectionString: product.databases.search.ownerUrl });
  await client.connect();
  try {
    const work: unknown[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, [...values]);
      work.push(rowsAfterVisibility(rows[0]['QUERY PLAN'][0].Plan));
    }
    return work;
  } finally {
    await client.end();
  }
}

describe.each(['visitor', 'stranger'] as const)('a %s who types', (role) => {
  test.each([
    ['a word of a private title', '秘宝'],
    ['a word of a hidden title', '隠し扉'],
    ['a tag of a private good', '#箱根秘話'],
    ['the beginning of a private category', '箱根の秘密'],
  ])('%s causes the statements and rows of a word that exists nowhere', async (_what, typed) => {
    // Words of the same length, with the same parts of public titles.
    const nowhere = { 秘宝: '鉛筆', 隠し扉: '回し蹴', '#箱根秘話': '#箱根鉛話', 箱根の秘密: '箱根の鉛筆' }[
      typed
    ]!;
    const work = await workOf(role, typed);
    expect(work.length).toBeGreaterThan(0);
    expect(work).toEqual(await workOf(role, nowhere));
  });
});

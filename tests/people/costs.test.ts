import pg from 'pg';
import { startProduct, type Product, type ServiceName } from '../product/start-product';
import { personasOf, type Personas, type Role } from './personas';

let product: Product;
let personas: Personas;
beforeAll(async () => {
  product = await startProduct({ env: { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' } });
  personas = await personasOf(product.url);
}, 180_000);
afterAll(() => product?.stop());

/** A statement that a service has sent to its database. */
interface Statement {
  readonly service: string;
  /** The connection that it went by: what goes on by itself opens and ends its transactions there too. */
  readonly by: unknown;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Statements that services run by themselves, without any call. */
const BY_ITSELF = /ended_access e|outbox|inbox|due_job|bus_|dead_letter|listen|pg_notify|from mail|mail set/i;

/** Returns the statements during an action, without background work. */
async function statementsDuring(act: () => Promise<unknown>): Promise<Statement[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return query.mock.calls.map(([sent, values], at) => {
      const { text = String(sent), values: own } = Object(sent) as { text?: string; values?: unknown[] };
      const by = query.mock.contexts[at] as { database?: string };
      const service = serviceOf(by.database ?? '');
      return { service, by, text, values: own ?? (Array.isArray(values) ? values : []) };
    });
  } finally {
    query.mockRestore();
  }
}

function serviceOf(database: string): string {
  const found = Object.entries(product.databases).find(([, { url }]) => url.endsWith(`/${database}`));
  return found?.[0] ?? database;
}

/**
 * Statements that check for a fresh session, before actions that could steal an account: one read by the session's key.
 */
const FRESH = /^\s*(begin|commit)\b|select 1 from sessions/i;

const CONTROL = /^\s*(begin|commit|rollback)\b/i;

/**
 * Returns the statements without background work. A transaction is not the request's if it contains only that, or if
 * only its end was observed. A request also ends the transactions that it opens before it responds.
 */
function ofTheRequest(asked: readonly Statement[]): Statement[] {
  const left = asked.filter(({ text }) => !BY_ITSELF.test(text));
  const asksByItself = new Set(asked.filter(({ text }) => BY_ITSELF.test(text)).map(({ by }) => by));
  const begins = new Set(left.filter(({ text }) => /^\s*begin/i.test(text)).map(({ by }) => by));
  return left.filter(({ by, text }) => !CONTROL.test(text) || (begins.has(by) && !asksByItself.has(by)));
}

/** The fewest statements of several tries: what goes on beside them only ever adds some. */
async function fewest(service: ServiceName, act: () => Promise<unknown>): Promise<Statement[]> {
  let best: Statement[] | undefined;
  for (let turn = 0; turn < 5; turn += 1) {
    const asked = ofTheRequest(await statementsDuring(act)).filter((each) => each.service === service);
    if (!best || asked.length < best.length) best = asked;
  }
  return best!;
}

const refusals: readonly (readonly [Role, string, string, (personas: Personas) => object | undefined])[] = [
  ['member', 'POST', '/invites', ({ groupId }) => ({ group_id: groupId, emails: ['x@example.com'] })],
  ['member', 'POST', '/auth_tokens', ({ groupId }) => ({ group_id: groupId })],
  ['member', 'POST', '/posts', ({ groupId }) => ({ group_id: groupId, body: '休み' })],
  ['stranger', 'GET', '/auth_tokens?group_id=:group', () => undefined],
  ['manager', 'DELETE', '/groups/:group', () => undefined],
  ['group_owner', 'POST', '/groups/:group/transfer', ({ slug }) => ({ user_id: personas.owner.id, slug })],
];

describe('what a request costs before it may do anything', () => {
  it('no call to identity for the token: a service that knows nobody answers alone', async () => {
    const asked = await fewest('identity', () => personas.as.member.send('GET', '/plans'));
    expect(asked).toEqual([]);
  });

  it.each(refusals)('one query for whether a %s may %s %s', async (role, method, path, body) => {
    const ask = () =>
      personas.as[role].send(method, path.replace(':group', personas.groupId), body(personas));
    expect((await ask()).status).toBe(403);
    const asked = (await fewest('identity', ask)).map(({ text }) => text);
    expect(asked.filter((text) => !FRESH.test(text))).toHaveLength(1);
  });

  it.each([
    ['identity', '/groups/:group', /from groups/i],
    ['catalog', '/goods/:good', /manager|membership/i],
    ['reservation', '/goods/:good/schedule', /manager|membership/i],
  ] as const)('at most one query for it in %s (GET %s)', async (service, path, rights) => {
    const way = path.replace(':group', personas.groupId).replace(':good', personas.goodId);
    const asked = await fewest(service, () => personas.as.member.send('GET', way));
    const checks = asked.filter(({ text }) => rights.test(text));
    expect(checks.map(({ text }) => text)).toHaveLength(1);
  });

  it('by indexes, in each of them', async () => {
    const ways: readonly (readonly [ServiceName, string])[] = [
      ['identity', `/groups/${personas.groupId}`],
      ['catalog', `/goods/${personas.goodId}`],
      ['reservation', `/goods/${personas.goodId}/schedule`],
    ];
    for (const [service, way] of ways) {
      const [check] = (await fewest(service, () => personas.as.member.send('GET', way))).filter(({ text }) =>
        /manager|membership/i.test(text),
      );
      expect([service, await sequentialScans(service, check!)]).toEqual([service, []]);
    }
  });
});

/** Returns the tables that PostgreSQL scans sequentially although the setting discourages it, for lack of an index. */
async function sequentialScans(service: ServiceName, { text, values }: Statement): Promise<string[]> {
  const client = new pg.Client({ connectionString: product.databases[service].ownerUrl });
  await client.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
    const plan = JSON.stringify(rows[0]['QUERY PLAN']);
    return [...plan.matchAll(/"Node Type":"Seq Scan"[^}]*?"Relation Name":"(\w+)"/g)].map(
      ([, name]) => name!,
    );
  } finally {
    await client.end();
  }
}

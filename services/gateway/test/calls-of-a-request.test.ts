import { CLIENTS } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import request from 'supertest';
import { z } from 'zod';
import { CONTRACTS } from '../src/openapi/contracts';
import { USER_ID } from './user-message';
import { testApp, tokenFor, type FakeServices } from './test-app';
import type { RouteContract } from '../src/rest/route';

/** gRPC calls of one request at its limits. */
const MAX_CALLS = 6;

interface Method {
  readonly responseDeserialize: (bytes: Buffer) => unknown;
}

type Schema = z.core.JSONSchema.BaseSchema;

/** Every method of every service: counts its calls and answers what a service without data answers. */
function countingServices() {
  const calls: string[] = [];
  const fakes = Object.entries(CLIENTS).map(([name, [client]]) => {
    const { service } = client as unknown as { service: Record<string, Method> };
    const methods = Object.entries(service).map(([method, { responseDeserialize }]) => {
      const answer = async () => {
        calls.push(`${name}.${method}`);
        return responseDeserialize(Buffer.alloc(0));
      };
      return [method, answer];
    });
    return [name, Object.fromEntries(methods)];
  });
  return { calls, services: Object.fromEntries(fakes) as FakeServices };
}

/** The longest value that a schema allows: lists of as many items as may be, texts that name as many ids. */
function longest(schema: Schema, name = ''): unknown {
  const { allOf, anyOf, type, properties = {}, items, maxItems = 0, required = [] } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (allOf) return Object.assign({}, ...allOf.map((part) => longest(part as Schema)));
  if (anyOf) return longest(anyOf[0] as Schema, name);
  if (type === 'array') return Array.from({ length: maxItems }, () => longest(items as Schema, name));
  if (type === 'object') {
    const used = Object.entries(properties).filter(
      ([key, value]) => required.includes(key) || (value as Schema).type === 'array',
    );
    return Object.fromEntries(used.map(([key, value]) => [key, longest(value as Schema, key)]));
  }
  if (type === 'integer' || type === 'number') return Math.min(schema.maximum ?? 1, 100);
  if (type === 'boolean') return true;
  return longestText(schema, name);
}

const TEXTS: Readonly<Record<string, () => string>> = {
  uuid: newId,
  email: () => `${newId()}@example.jp`,
  date: () => '2027-01-10',
  'date-time': () => '2027-01-10T00:00:00Z',
};

function longestText({ format = '', pattern, maxLength = 20 }: Schema, name: string): string {
  const made = TEXTS[format];
  if (made) return made();
  if (['good_ids', 'lender_ids', 'group_ids'].includes(name))
    return Array.from({ length: Math.floor((maxLength + 1) / 37) }, newId).join();
  if (name === 'isbns' || pattern?.includes('Xx')) return '9784815630447';
  if (name === 'time_zone') return 'Asia/Tokyo';
  if (name === 'group_id' || name === 'id') return 'group-of-a-school';
  return pattern?.includes('{43}') ? 'a'.repeat(43) : 'a'.repeat(Math.min(maxLength, 20));
}

/** The JSON Schema of a part of a request, without references. */
function schemaOf(shape: z.ZodType): Schema {
  const { $defs = {}, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  const inline = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inline);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref } = part as Schema;
    if ($ref) return inline($defs[$ref.split('/').at(-1) ?? '']);
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inline(value)]));
  };
  return inline(schema) as Schema;
}

const DAYS = { start_date: '2027-01-10', end_date: '2027-01-12' };

/** Fields that a schema alone does not determine: one of several, or one that depends on another. */
const EXTRA_FIELDS: Readonly<Record<string, object>> = {
  signIn: { email: 'hana@example.jp', password: 'correct horse 1' },
  confirmSession: { password: 'correct horse 1' },
  createBooking: DAYS,
  bulkCreateBookings: DAYS,
  createStocktaking: { good_id: newId() },
  createWait: DAYS,
  createRecurringBookings: { ...DAYS, repeat: { every: 'week', count: 52 } },
  extendBooking: { days: 1 },
  requestPlan: { plan: 'standard' },
  createUser: { email: 'hana@example.jp', account_name: null },
  deleteUser: { email: 'hana@example.jp' },
  createClientError: { number: '7F2C-0418' },
  queryGraph: {
    query:
      '{ goods(perPage: 100) { goods { title lender { name } bookings { startAt } } } notifications { unreadCount } }',
    ...{ params: {}, variables: {}, operationName: null },
  },
};

/** A range is of days or of instants. */
const INSTANTS = { start_at: '', end_at: '' };

/** Calls that want one of a lender, a group and a good: a group may have to be found by its slug. */
const ONE_SCOPE = new Set(['getUsage', 'listIdleGoods']);

/** Omitted field of two query fields that exclude each other. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  getDailyAnalytics: 'lender_id',
  listStocktakings: 'date',
  checkStocktaking: 'date',
};

/** The same of a query. */
const EXTRA_QUERY: Readonly<Record<string, object>> = {
  countUsageRows: { from: '2027-01-10', to: '2027-01-12' },
  listTransfers: { to: 'me' },
  listGoods: { facets: 'group,category,tag,location', include: 'schedules' },
};

const { calls, services } = countingServices();
const app = testApp(services);
beforeEach(() => calls.splice(0));

/** Sends a request with everything that its contract allows to be long. */
async function send(contract: RouteContract, token?: string) {
  const { params, query, body, method } = contract;
  const places = (params ? longest(schemaOf(params)) : {}) as Record<string, string>;
  const path = contract.path.replace(/\{(\w+)\}/g, (_, key: string) => places[key] ?? '');
  const asked = request(app)[method](`/v1${path}`);
  if (token) void asked.set('Authorization', `Bearer ${token}`);
  if (query) {
    const { properties = {} } = schemaOf(query);
    const pairs = Object.entries(properties).filter(
      ([key]) =>
        !['from', 'to', 'folder', 'liked'].includes(key) &&
        key !== LEFT_OUT[contract.operationId] &&
        !(key === 'booking_id' && 'good_ids' in properties) &&
        !(key in INSTANTS && 'start_date' in properties) &&
        !(ONE_SCOPE.has(contract.operationId) && ['lender_id', 'good_id'].includes(key)),
    );
    const made = pairs.map(([key, value]) => [key, longest(value as Schema, key)]);
    void asked.query({ ...Object.fromEntries(made), ...EXTRA_QUERY[contract.operationId] });
  }
  if (body) {
    const sent = { ...(longest(schemaOf(body)) as object), ...EXTRA_FIELDS[contract.operationId] };
    void asked.type('json').send(JSON.stringify(sent));
  }
  return asked;
}

const every = (isOpen: boolean) =>
  CONTRACTS.filter(({ auth }) => (auth !== 'required') === isOpen).map(
    (contract) => [contract.operationId, contract] as const,
  );

describe('the calls that one request causes', () => {
  it.each(every(true))('are few for a visitor who sends %s at its limits', async (_, contract) => {
    expect((await send(contract)).body).not.toMatchObject({ code: 'validation', errors: expect.anything() });
    expect(calls.length).toBeLessThanOrEqual(MAX_CALLS);
  });

  it.each(every(false))('are few for a signed-in user who sends %s at its limits', async (_, contract) => {
    const token = await tokenFor({ id: USER_ID, slug: 'hana' });
    expect((await send(contract, token)).body).not.toMatchObject({
      code: 'validation',
      errors: expect.anything(),
    });
    expect(calls.length).toBeLessThanOrEqual(MAX_CALLS);
  });

  it('are counted', async () => {
    const schedules = CONTRACTS.find(({ operationId }) => operationId === 'listSchedules');
    await send(schedules as RouteContract);
    expect(calls).toHaveLength(4);
  });
});

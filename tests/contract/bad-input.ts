import { badQueryValues, badValues, type BadValue } from './bad-values';
import { pathOf, type Example } from './examples';
import type { Client } from './client';
import type { Operation } from './document';

interface BadRequest {
  readonly what: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The field that the answer has to name. */
  readonly field?: string;
  readonly status?: number;
}

/** An id that nothing has. */
export const UNKNOWN_ID = '0199d3a0-0000-7000-8000-000000000000';

/**
 * Ids that are filters, or whose outcome is reported one by one. Unknown ids there find nothing and are not refused.
 */
const HARMLESS_UNKNOWN = new Set([
  'bulkUpdateMemberships.membership_ids',
  'bulkReturnBookings.booking_ids',
  'bulkHandOverBookings.booking_ids',
  'bulkUpdateGoods.good_ids',
  ...['add_group_ids', 'remove_group_ids', 'add_folder_ids', 'remove_folder_ids'].map(
    (field) => `bulkUpdateGoods.${field}`,
  ),
  // No response reveals which accounts a browser remembers.
  'forgetAccount.user_id',
  // Nor does one reveal if an account exists: inviting an unknown id has no visible effect.
  'createMembership.user_id',
  // The client chooses the id of a count, so that sending it twice counts once.
  'createStocktaking.scan_id',
  // A group that was left or deleted is no longer a tab of Home.
  ...['updateUser', 'putUser'].map((operation) => `${operation}.home_group_ids`),
  // No organisation is at the host of these tests; its own tests refuse such pictures by their field.
  ...['logo_image_id', 'icon_image_id'].map((field) => `updateShell.${field}`),
]);

const MEBIBYTE = 1024 * 1024;

/** Builds all bad requests of one operation from its part of the document. */
export function badRequests(
  operation: Operation,
  example: Example,
  deletedIds: readonly string[],
): BadRequest[] {
  const path = pathOf(operation.path, example.params);
  return [
    ...badIds(operation, example, deletedIds),
    ...badQueries(operation, example, path),
    ...badFields(operation, example, path),
    ...badBodies(operation, example, path),
  ].map((bad) => (isTooLarge(operation, bad) ? { ...bad, field: undefined, status: 413 } : bad));
}

/**
 * Returns true if a body exceeds its operation's limit (REST contract, "limits"). Such a body is not parsed, so no
 * field is named.
 */
function isTooLarge({ path, takesToken }: Operation, { body }: BadRequest): boolean {
  if (body === undefined) return false;
  const isSmall = path === '/client_errors' || (path.startsWith('/auth') && !path.startsWith('/auth_'));
  const limit = isSmall ? 16 : takesToken ? 1024 : 64;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return Buffer.byteLength(text) > limit * 1024;
}

/** Returns the faults of a response to a bad request; empty if it is refused correctly. */
export async function faultsOf(api: Client, { method }: Operation, bad: BadRequest): Promise<string[]> {
  const { status, body } = await api.send(method, bad.path, { query: bad.query, body: bad.body });
  const faults: string[] = [];
  if (status < 400 || status > 499) faults.push(`answered ${status}`);
  if (bad.status !== undefined && status !== bad.status) faults.push(`answered ${status}, not ${bad.status}`);
  if (typeof body?.code !== 'string') faults.push('has no code');
  const fields = Object.keys(body?.errors ?? {});
  const named = fields.some((field) => field === bad.field || field.startsWith(`${bad.field}.`));
  if (bad.field !== undefined && !named)
    faults.push(`names ${fields.join() || 'no field'}, not ${bad.field}`);
  return faults.map((fault) => `${method} ${bad.path} with ${bad.what}: ${fault}`);
}

function badIds(
  { path, operationId }: Operation,
  example: Example,
  deletedIds: readonly string[],
): BadRequest[] {
  if (!example.params) return [];
  const ids = [
    UNKNOWN_ID,
    'nope',
    '%00',
    '📷',
    'x'.repeat(300),
    '..%2f..',
    ...(/Good|Schedule/.test(operationId) ? deletedIds : []),
  ];
  // Callers who are not staff don't learn which ids exist.
  const status = operationId === 'setPlan' ? undefined : 404;
  return ids.map((id) => ({
    what: `the id ${id.slice(0, 40)}`,
    path: path.replace('{id}', id.includes('%') ? id : encodeURIComponent(id)),
    query: example.query,
    body: example.body,
    status,
  }));
}

function badQueries({ parameters }: Operation, example: Example, path: string): BadRequest[] {
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema, required }) =>
      badQueryValues(schema, required ?? false).map(({ what, value }) => ({
        what: `${name} ${what}`,
        path,
        query: { ...example.query, [name]: value },
        field: name,
        status: 400,
      })),
    );
}

function badFields({ operationId, body }: Operation, example: Example, path: string): BadRequest[] {
  return Object.entries(body?.properties ?? {}).flatMap(([field, schema]) => {
    const required = body?.required?.includes(field) ?? false;
    const bad: BadValue[] = badValues(schema, required);
    const requests: BadRequest[] = bad.map(({ what, value }) => ({
      what: `${field} ${what}`,
      path,
      body: { ...example.body, [field]: value },
      field,
      status: 400,
    }));
    if (field === 'name' || field === 'title')
      requests.push({
        what: `a ${field} of nothing that is seen`,
        path,
        body: { ...example.body, [field]: '\u200b\u200b' },
        field,
        status: 400,
      });
    const unknown =
      schema.format === 'uuid' ? UNKNOWN_ID : schema.items?.format === 'uuid' ? [UNKNOWN_ID] : undefined;
    if (unknown && !HARMLESS_UNKNOWN.has(`${operationId}.${field}`))
      requests.push({
        what: `${field} of nothing`,
        path,
        body: { ...example.body, [field]: unknown },
        field,
      });
    return requests;
  });
}

function badBodies({ body }: Operation, example: Example, path: string): BadRequest[] {
  if (!body) return [];
  const [field = 'x'] = Object.keys(body.properties ?? {});
  const deep = `{"${field}":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  return [
    {
      what: 'a body of 2 MiB',
      body: JSON.stringify({ ...example.body, [field]: 'x'.repeat(2 * MEBIBYTE) }),
      status: 413,
    },
    { what: 'JSON nested 10,000 deep', body: deep, field, status: 400 },
    { what: 'half of its JSON', body: '{"a":', field: 'body', status: 400 },
    { what: 'a list for a body', body: '[]', status: 400 },
    { what: 'null for a body', body: 'null', status: 400 },
    {
      what: 'a key that reaches the prototype',
      body: '{"__proto__":{"x":1}}',
      field: '__proto__',
      status: 400,
    },
  ].map((bad) => ({ ...bad, path }));
}

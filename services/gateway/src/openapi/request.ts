import { z } from 'zod';
import type { Method, RouteContract } from '../rest/route';
import type { RouteConfig } from '@asteasolutions/zod-to-openapi';

const ifMatch = z.object({
  'If-Match': z
    .string()
    .optional()
    .describe('ETag of the resource; the response is 412 `stale` if the resource has changed since.'),
});

const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .max(255)
    .optional()
    .describe(
      'A repeated request with the same key, URL (including the query) and body returns the first response again, for 24 hours.',
    ),
});

/** Media type of a body that is taken as it came: its shape is the sender's. */
const RAW = 'application/json; charset=utf-8';

/** Returns the request of an operation: parameters, headers and body. */
export function requestOf(contract: RouteContract, method: Method): NonNullable<RouteConfig['request']> {
  const headers = method === 'post' ? idempotencyKey : contract.ifMatch ? ifMatch : undefined;
  return {
    ...(contract.params && { params: contract.params }),
    ...(contract.query && { query: contract.query }),
    ...(headers && { headers }),
    ...(contract.rawLimit && {
      body: { required: true, content: { [RAW]: { schema: z.object({}).loose() } } },
    }),
    ...(contract.body && {
      body: {
        required: !contract.bodyOptional,
        content: { 'application/json': { schema: contract.body }, ...filesOf(contract) },
      },
    }),
  };
}

function filesOf({ file = [] }: RouteContract): Record<string, { schema: z.ZodType }> {
  const schema = z.string().meta({ format: 'binary' });
  return Object.fromEntries(file.map((type) => [type, { schema }]));
}

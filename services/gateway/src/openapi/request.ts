import { z } from 'zod';
import type { Method, RouteContract } from '../rest/route';
import type { RouteConfig } from '@asteasolutions/zod-to-openapi';

const ifMatch = z.object({
  'If-Match': z.string().optional().describe('An ETag of this thing; 412 `stale` when it has changed since.'),
});

const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .max(255)
    .optional()
    .describe('The same key, address (with its query) and body give the first answer again for 24 hours.'),
});

/** What a call takes: parameters, headers and body. */
export function requestOf(contract: RouteContract, method: Method): NonNullable<RouteConfig['request']> {
  const headers = method === 'post' ? idempotencyKey : contract.ifMatch ? ifMatch : undefined;
  return {
    ...(contract.params && { params: contract.params }),
    ...(contract.query && { query: contract.query }),
    ...(headers && { headers }),
    ...(contract.body && {
      body: {
        required: true,
        content: { 'application/json': { schema: contract.body }, ...filesOf(contract) },
      },
    }),
  };
}

function filesOf({ file = [] }: RouteContract): Record<string, { schema: z.ZodType }> {
  const schema = z.string().meta({ format: 'binary' });
  return Object.fromEntries(file.map((type) => [type, { schema }]));
}

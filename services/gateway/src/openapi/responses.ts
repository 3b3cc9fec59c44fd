import { z } from 'zod';
import { STATUS_CODES } from 'node:http';
import { groupedBy, KIND_OF } from '@kashikari/kernel';
import { type PublicCode, statusOf } from '@kashikari/kernel/errors';
import { Problem } from '../schema/problem';
import type { RouteContract } from '../rest/route';
import type { RouteConfig } from '@asteasolutions/zod-to-openapi';

/** Codes that every operation may return. */
const ALWAYS: readonly PublicCode[] = ['rate_limited', 'internal', 'unavailable'];

/** A success, and one problem per status with the codes it may carry. */
export function responsesOf(contract: RouteContract): RouteConfig['responses'] {
  const {
    status,
    description,
    body,
    dryRun,
    accepted,
    alsoCsv,
    mayBeCsv,
    mediaType = 'application/json',
  } = contract.answer;
  const csv = (alsoCsv || mayBeCsv) && { 'text/csv': { schema: z.string() } };
  const content = body && { content: { [mediaType]: { schema: body }, ...csv } };
  const responses: RouteConfig['responses'] = {
    [status]: { description, ...content },
    ...(dryRun && { 200: { description: dryRun, ...content } }),
    ...(accepted && {
      202: {
        description: accepted.description,
        content: { 'application/json': { schema: accepted.body } },
      },
    }),
  };
  for (const [problem, codes] of byStatus(codesOf(contract))) {
    responses[problem] = {
      description: `${STATUS_CODES[problem] ?? 'Without edit rights'}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
      content: { 'application/problem+json': { schema: Problem } },
    };
  }
  return responses;
}

function codesOf(contract: RouteContract): PublicCode[] {
  const writes = contract.method !== 'get' && !contract.readsOnly;
  const own: PublicCode[] = [...(contract.refuses ?? [])];
  if (contract.params || contract.query || contract.body) own.push('validation');
  if (contract.params) own.push('not_found');
  if (contract.auth === 'required' || contract.auth === 'optional')
    own.push('unauthenticated', 'token_expired', 'session_ended');
  // A member card is good for a part of them; one that only reads, for reading.
  if (contract.auth === 'required') own.push('forbidden', 'no_edit_rights');
  else if (contract.auth === 'optional' && writes) own.push('no_edit_rights');
  if (contract.method === 'post') own.push('idempotency_key_reused', 'idempotency_in_progress');
  if (contract.ifMatch) own.push('stale');
  if (contract.fresh) own.push('auth.fresh_needed');
  if (contract.body) own.push('payload_too_large', 'unsupported_media_type');
  return [...new Set([...own, ...ALWAYS])];
}

function byStatus(codes: readonly PublicCode[]): [number, PublicCode[]][] {
  return [...groupedBy(codes, (code) => statusOf({ kind: KIND_OF[code], code }))].sort(([a], [b]) => a - b);
}

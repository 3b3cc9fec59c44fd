import { askerOf } from './sender';
import type { RateLimits } from '../limits/rate-limits';
import type { AccessTokens } from '../sign-in/access-tokens';
import type { RequestHandler } from 'express';

/**
 * Counts a call below `/v1`: one with a valid token by its account or card alone, so that a class behind one address is thirty
 * people; any other by where it comes from (REST contract, "rate limits").
 */
export function countCalls(limits: RateLimits, tokens: AccessTokens): RequestHandler {
  return async (request, response, next) => {
    // The route that verifies the token reports its errors.
    const actor = await askerOf(request, tokens)?.catch(() => undefined);
    if (actor?.kind === 'user') await limits.spend('account', actor.userId, response);
    else if (actor?.kind === 'card')
      await limits.spend('account', `${actor.userId} ${actor.groupId}`, response, 'card');
    else await limits.spend('address', request.ip ?? '', response);
    next();
  };
}

/**
 * Counts requests outside the contract by address. Reads of pages and files have a separate limit, since a page has
 * many files.
 */
export function countFiles(limits: RateLimits): RequestHandler {
  return async (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    await limits.spend(reads ? 'files' : 'address', request.ip ?? '', response);
    next();
  };
}

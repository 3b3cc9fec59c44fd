import path from 'node:path';
import type { Request, RequestHandler } from 'express';

/**
 * Returns true if a request reads a page: from a navigating browser, or any client that accepts a page, as curl and
 * monitors do. An address whose last segment has a dot is a file and never a page.
 */
export function readsPage(request: Request): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && !path.extname(request.path) && request.accepts('html') !== false;
}

/** Redirects from `/x/` to `/x` (308), with the query, so that each page has one address. */
export const withoutFinalSlash: RequestHandler = (request, response, next) => {
  const { path: address, originalUrl } = request;
  // An address that begins with two slashes, or with characters that browsers treat as such, would lead to another
  // host.
  const isOther = /^\/[/\\]/.test(address);
  if (address === '/' || !address.endsWith('/') || isOther || !readsPage(request)) return next();
  const query = originalUrl.indexOf('?');
  response.redirect(308, withoutSlashes(address) + (query < 0 ? '' : originalUrl.slice(query)));
};

function withoutSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

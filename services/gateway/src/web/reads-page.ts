import path from 'node:path';
import type { Request } from 'express';

/** Whether a request reads a page: a browser that navigates, or a client that accepts anything at an address without a file extension. */
export function readsPage(request: Request): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const navigates = request.headers.accept?.includes('text/html') === true;
  return reads && (navigates || (!path.extname(request.path) && request.accepts('html') !== false));
}

import { shellOrigin, type Shell } from '@kashikari/platform/edge';
import type { Request } from 'express';

const origins = new WeakMap<Request, string>();

/**
 * Stores the shell of a request.
 * @param publicUrl PUBLIC_URL, whose scheme and port all hosts have; undefined: those of the request
 */
export function noteShell(request: Request, shell: Shell, publicUrl: string | undefined): void {
  origins.set(request, shellOrigin(shell, publicUrl ?? reachedAt(request)));
}

/** Scheme, host and port of the shell at which a request is; undefined at the common one. */
export function shellOriginOf(request: Request): string | undefined {
  return origins.get(request);
}

/** Returns the origin of the request, for installations without a public address: development and tests. */
function reachedAt(request: Request): string {
  const at = `${request.protocol}://${request.host}`;
  return URL.canParse(at) ? at : `${request.protocol}://localhost`;
}

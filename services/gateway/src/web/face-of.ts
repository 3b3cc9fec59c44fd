import { shellOf } from '../http/site-of';
import type { ShellFaces } from '../shells/shell-faces';
import type { shells } from '@kashikari/contracts';
import type { Request, RequestHandler } from 'express';

const faces = new WeakMap<Request, shells.Shell>();

/** Loads the appearance of the shell at a request's host. Runs before pages. */
export function findFace(known: ShellFaces): RequestHandler {
  return async (request, _response, next) => {
    const shell = shellOf(request);
    const face = shell && (await known.of(shell));
    if (face) faces.set(request, face);
    next();
  };
}

/**
 * Returns the appearance of the shell at a request's host; undefined at the common host, and until identity has
 * answered.
 */
export const faceOf = (request: Request): shells.Shell | undefined => faces.get(request);

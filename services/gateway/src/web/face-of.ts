import { shellOf } from '../http/site-of';
import type { ShellFaces } from '../shells/shell-faces';
import type { shells } from '@kashikari/contracts';
import type { Request, RequestHandler } from 'express';

const faces = new WeakMap<Request, shells.Shell>();

/** Before pages: finds how the shell at the host of a request looks. */
export function findFace(known: ShellFaces): RequestHandler {
  return async (request, _response, next) => {
    const shell = shellOf(request);
    const face = shell && (await known.of(shell));
    if (face) faces.set(request, face);
    next();
  };
}

/** How the shell at the host of a request looks; undefined at the common one, and while identity has not said it. */
export const faceOf = (request: Request): shells.Shell | undefined => faces.get(request);

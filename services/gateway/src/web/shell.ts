import path from 'node:path';
import { refused } from '@kashikari/kernel';
import { Router, type RequestHandler } from 'express';
import { REMOTE_NAMES, browserConfig } from './browser-config';
import { legal } from './legal';
import { staticFiles } from './static-files';
import type { GatewaySettings } from '../settings';

/** The pages: shell, remotes, and `/config.json` that ties them together. */
export function shell(settings: GatewaySettings): Router {
  const router = Router();
  const folder = (name: string) => path.join(settings.FRONTENDS_DIR, name, 'dist');
  router.get('/config.json', (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache').json(browserConfig(settings));
  });
  for (const name of REMOTE_NAMES) router.use(`/remotes/${name}`, staticFiles(folder(`${name}-mfe`)));
  router.use('/remotes', notHere);
  router.use('/legal', legal(settings.LEGAL_DIR), notHere);
  router.use(staticFiles(folder('shell')));
  router.use(page(folder('shell')));
  return router;
}

const notHere: RequestHandler = () => {
  throw refused('not_found');
};

/**
 * Answers every page address with the shell, which knows its screens, to browsers and to clients that accept anything (curl and
 * monitors). A missing script or picture is a plain 404, so that a page of HTML never runs as a script: such addresses
 * end in a file extension, and those of pages do not.
 */
function page(root: string): RequestHandler {
  return (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const navigates = request.headers.accept?.includes('text/html') === true;
    const accepts = navigates || (!path.extname(request.path) && request.accepts('html') !== false);
    if (!reads || !accepts) return notHere(request, response, next);
    response.setHeader('Cache-Control', 'no-cache').vary('Accept');
    // Told as a root: what stands above it may begin with a dot, as in `~/.local`.
    response.sendFile('index.html', { root, cacheControl: false }, (error) => {
      if (error) next(error);
    });
  };
}

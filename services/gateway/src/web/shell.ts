import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { refused } from '@kashikari/kernel';
import { Router, type Request, type RequestHandler } from 'express';
import { REMOTE_NAMES, browserConfig, withConfig } from './browser-config';
import { casesFolder } from './cases';
import { articleAt, helpArticles } from './help-articles';
import { legal } from './legal';
import { serveTexts } from './markdown-folder';
import { noticesFolder } from './notices';
import { PageRoutes } from './page-routes';
import { manifest } from './manifest';
import { withHead } from './page-head';
import { PageHeads } from './page-heads';
import { leadToSetup } from './setup-redirect';
import { readsPage, withoutFinalSlash } from './reads-page';
import { staticFiles } from './static-files';
import { staticPages } from './static-pages';
import { siteMapFiles } from './site-map-files';
import { wellKnown } from './well-known';
import { contextOf } from '../http/http-context';
import { shellOf } from '../http/site-of';
import type { Services } from '../clients/services';
import type { GatewaySettings } from '../settings';
import type { ShellLenders } from '../shells/shell-lenders';

export interface ShellDeps {
  readonly settings: GatewaySettings;
  readonly reads: Services;
  readonly lenders: ShellLenders;
}

/** The pages: shell, remotes, and `/config.json` that ties them together. */
export function shell({ settings, reads, lenders }: ShellDeps): Router {
  const router = Router();
  const folder = (name: string) => path.join(settings.FRONTENDS_DIR, name, 'dist');
  router.get('/config.json', (request, response) => {
    response.setHeader('Cache-Control', 'no-cache').json(browserConfig(settings, request));
  });
  for (const name of REMOTE_NAMES) router.use(`/remotes/${name}`, staticFiles(folder(`${name}-mfe`)));
  router.use('/remotes', notHere);
  router.use('/legal', legal(settings), notHere);
  router.use('/help/articles', helpArticles(), notHere);
  const casesOf = (request: Request) => casesFolder(settings, shellOf(request));
  router.use('/cases', serveTexts('cases', casesOf), notHere);
  const noticesOf = (request: Request) => noticesFolder(settings, request);
  router.use('/notices', serveTexts('notices', noticesOf), notHere);
  // Templates: what is sent is made of them.
  router.use('/pages', notHere);
  router.get('/app.webmanifest', manifest(path.join(folder('shell'), 'app.webmanifest')));
  router.use(siteMapFiles({ settings, lenders, services: reads }));
  router.use(wellKnown(settings, folder('shell')));
  router.use(staticFiles(folder('shell')));
  router.use(withoutFinalSlash, leadToSetup);
  router.use(staticPages(settings, path.join(folder('shell'), 'pages')));
  const heads = new PageHeads({ settings, services: reads, lenders });
  router.use(page(settings, heads, path.join(folder('shell'), 'index.html')));
  return router;
}

const notHere: RequestHandler = () => {
  throw refused('not_found');
};

/**
 * Answers every page address with the shell, which knows its screens. An address without a screen gets the same page
 * with 404, which says so. A missing script or picture is a plain 404, so that HTML never runs as a script.
 */
function page(settings: GatewaySettings, heads: PageHeads, file: string): RequestHandler {
  const routes = new PageRoutes(settings);
  return async (request, response, next) => {
    if (!readsPage(request)) return notHere(request, response, next);
    const at = shellOf(request);
    const { locale } = contextOf(request);
    const isThere = routes.has(request.path, at) && articleAt(request.path, locale) !== null;
    const [text, head] = await Promise.all([
      readFile(file, 'utf8'),
      isThere ? heads.of(request) : heads.ofNothing(request),
    ]);
    response
      .status(isThere ? 200 : 404)
      .setHeader('Cache-Control', 'no-cache')
      .vary('Accept')
      .vary('Accept-Language')
      .type('html')
      .send(withConfig(withHead(text, head), settings, request));
  };
}

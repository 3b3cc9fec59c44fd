import { shellOf } from '../http/site-of';
import { readsPage } from './reads-page';
import { installationOf } from '../installations/installation-facts';
import type { RequestHandler } from 'express';

/** Pages that are readable before: the set-up itself, and what is said of the law and of help. */
const READABLE = /^\/(setup|terms|privacy|commerce_law|cookies|support|help|languages|lng)(\/|$)/i;

/** Redirects every page to the setup while the installation is not set up. */
export const leadToSetup: RequestHandler = (request, response, next) => {
  const isNeeded = installationOf(request).setupNeeded && !shellOf(request);
  if (!isNeeded || !readsPage(request) || READABLE.test(request.path)) return next();
  response.setHeader('Cache-Control', 'no-store').redirect(302, '/setup');
};

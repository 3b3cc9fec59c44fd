import express, { Router } from 'express';

/** Fields that a provider may send back; others in its form are dropped. */
const SAID = ['state', 'code', 'iss', 'error'] as const;

/**
 * Redirects a provider's form post to the same address by GET, where the shell reads it. Such a provider (Apple, if a
 * name or an address is requested) posts from its own page. No cookie or token is involved.
 */
export function providerReturn(): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: 16 * 1024, parameterLimit: 20 });
  router.post('/auth_redirect', form, (request, response) => {
    const fields = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const said = SAID.flatMap((name): [string, string][] => {
      const value = fields[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    response
      .setHeader('Cache-Control', 'no-store')
      .redirect(303, `/auth_redirect?${new URLSearchParams(said).toString()}`);
  });
  return router;
}

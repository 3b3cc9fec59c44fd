import express, { Router } from 'express';

/** Fields that a provider may send back; others in its form are dropped. */
const SAID = ['state', 'code', 'iss', 'error'] as const;

/**
 * A provider that answers by a form (Apple, where a name or an address is asked for) posts it from its own page. The
 * browser is sent on to the same address by GET, where the shell reads it; a cookie or a token plays no part in it.
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

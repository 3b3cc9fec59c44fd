import { refused } from '@kashikari/kernel';
import { Router } from 'express';
import { readiness, type Dependency, type Readiness } from './readiness';

/** Returns the readiness. It is negative once the process is stopping. */
export async function gatewayReadiness(
  dependencies: readonly Dependency[],
  isStopping: () => boolean,
): Promise<{ readonly ok: boolean; readonly report: Readiness }> {
  const state = await readiness(dependencies);
  const status = isStopping() ? 'unready' : state.status;
  return { ok: status !== 'unready', report: { ...state, status } };
}

/**
 * `/healthz` and `/readyz`, for orchestrators and monitors of the public address. `/readyz` answers one word; which
 * part is missing, and all metrics, are on the operations port only.
 */
export function healthRoutes(dependencies: readonly Dependency[], isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ status: 'alive' });
  });
  router.get('/readyz', async (_request, response) => {
    const { ok, report } = await gatewayReadiness(dependencies, isStopping);
    response
      .status(ok ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ status: report.status });
  });
  router.all('/metrics', () => {
    throw refused('not_found');
  });
  return router;
}

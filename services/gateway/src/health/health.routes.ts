import { Router } from 'express';
import { readiness, type Dependency } from './readiness';
import type { Metrics } from './metrics';

/** `/healthz`, `/readyz`, `/metrics`: for orchestrators. They say nothing of any tenant. */
export function healthRoutes(
  dependencies: readonly Dependency[],
  metrics: Metrics,
  isStopping: () => boolean,
): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ status: 'alive' });
  });
  router.get('/readyz', async (_request, response) => {
    const state = await readiness(dependencies);
    const status = isStopping() ? 'unready' : state.status;
    response
      .status(status === 'unready' ? 503 : 200)
      .setHeader('Cache-Control', 'no-store')
      .json({ ...state, status });
  });
  router.get('/metrics', metrics.expose);
  return router;
}

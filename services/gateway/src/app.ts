import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { refused } from '@kashikari/kernel';
import { ClientErrors } from './errors/client-errors';
import { accessLog } from './http/access-log';
import { deadline } from './http/deadline';
import { errorHandler } from './http/error-handler';
import { beginContext } from './http/http-context';
import { restRouter } from './http/router';
import { sendElsewhere } from './http/server';
import type { HelpAnswers } from './answers/help-answers';
import { healthRoutes } from './health/health.routes';
import { files } from './images/files';
import { BytesUnderWay } from './limits/bytes-under-way';
import { withoutCards } from './clients/without-cards';
import { cardPaymentsOf } from './clients/card-payments';
import { countCalls, countFiles } from './http/count-calls';
import { openApiDocument } from './openapi/document';
import { ROUTES } from './routes';
import { PUBLIC_ORIGIN, limitCookies } from './sign-in/refresh-cookie';
import { testHookRoutes } from './test-hooks/test-hooks.routes';
import { docs } from './web/docs';
import { providerReturn } from './web/provider-return';
import { findInstallation, type InstallationFacts } from './installations/installation-facts';
import { findFace } from './web/face-of';
import { securityHeaders } from './web/security-headers';
import { findSite, keepToHosts } from './http/site-of';
import { shell } from './web/shell';
import type { Services } from './clients/services';
import type { Flags } from './flags/flags';
import type { FileReader } from './files/file-reader';
import type { LabelPrinter } from './label-sheets/label-printer';
import type { Metrics } from './http/metrics';
import type { Dependency } from './health/readiness';
import type { Live } from './streams/live';
import type { RateLimits } from './limits/rate-limits';
import type { GatewaySettings } from './settings';
import { scanOptionsOf } from './scan-codes/scan-options';
import type { ShellFaces } from './shells/shell-faces';
import type { ShellLenders } from './shells/shell-lenders';
import type { AccessTokens } from './sign-in/access-tokens';
import type { Hooks } from './test-hooks/hooks';
import type { Logger, ShellDirectory } from '@kashikari/platform/edge';

export interface AppDeps {
  readonly settings: GatewaySettings;
  readonly services: Services;
  /** Clients for requests that change nothing. */
  readonly reads: Services;
  readonly tokens: AccessTokens;
  readonly limits: RateLimits;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly dependencies: readonly Dependency[];
  readonly live: Live;
  readonly fileReader: FileReader;
  readonly flags: Flags;
  readonly helpAnswers: HelpAnswers;
  readonly labelPrinter: LabelPrinter;
  readonly shells: ShellDirectory;
  readonly lenders: ShellLenders;
  readonly faces: ShellFaces;
  readonly installation: InstallationFacts;
  readonly isStopping: () => boolean;
  /** Absent where test hooks are off. */
  readonly hooks?: Hooks;
}

/** The whole of the gateway as an express application; no port, no channel is opened here. */
export function createApp(deps: AppDeps): Express {
  const { settings, services, logger } = deps;
  const refuse = errorHandler(logger);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.TRUST_PROXY);
  if (settings.PUBLIC_URL) app.set(PUBLIC_ORIGIN, new URL(settings.PUBLIC_URL).origin);
  app.use(beginContext, accessLog(logger), deps.metrics.observe);
  app.use(findSite(deps.shells, settings.PUBLIC_URL), securityHeaders(settings));
  app.use(sendElsewhere(deps.isStopping));
  // Health checks come before the host check, since probes use no public host name.
  app.use(healthRoutes(deps.dependencies, deps.isStopping));
  app.use(keepToHosts, compressReads());
  const underWay = new BytesUnderWay(settings.MAX_BYTES_UNDER_WAY);
  app.use('/v1', api(deps, refuse, underWay));
  app.use(countFiles(deps.limits));
  app.use('/files', deadline(60_000), files(settings, services, underWay, deps.live.sessions));
  app.use('/docs', docs());
  app.use(providerReturn());
  app.use(findFace(deps.faces), findInstallation(deps.installation), shell(deps));
  app.use(refuse);
  return app;
}

/**
 * Compresses responses to GET. A response to a write is about as long as its request, and under high load most are
 * refusals.
 */
function compressReads(): RequestHandler {
  // At 3 a schedule of 2.6 MB takes 15 ms instead of 26, and is 2 % longer.
  const compress = compression({ level: 3 });
  return (request, response, next) => {
    if (request.method === 'GET') compress(request, response, next);
    else next();
  };
}

function api(deps: AppDeps, refuse: ErrorRequestHandler, underWay: BytesUnderWay): express.Router {
  const { settings, tokens, limits } = deps;
  const cardPayments = cardPaymentsOf(settings);
  const [services, reads] = [deps.services, deps.reads].map((all) =>
    cardPayments.enabled ? all : withoutCards(all),
  ) as [Services, Services];
  const router = express.Router();
  const document = JSON.stringify(openApiDocument());
  router.get('/openapi.json', countFiles(limits), (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache').type('json').send(document);
  });
  if (deps.hooks) router.use('/test', testHookRoutes(deps.hooks, services));
  const clientErrors = new ClientErrors(deps.logger, () => deps.metrics.crashed());
  router.use(deadline(), countCalls(limits, tokens));
  router.use('/auth', limitCookies);
  router.use(
    restRouter(ROUTES, {
      ...{ services, reads, tokens, limits, refuse, cardPayments, flags: deps.flags },
      ...{ lenders: deps.lenders, faces: deps.faces, installation: deps.installation, clientErrors },
      helpAnswers: deps.helpAnswers,
      ...{ live: deps.live, fileReader: deps.fileReader, secure: settings.secure, underWay },
      ...{
        labelPrinter: deps.labelPrinter,
        origin: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin,
        scanOptions: scanOptionsOf(settings, deps.shells),
      },
      now: () => Date.now() + settings.KASHIKARI_TEST_CLOCK_AHEAD_MS,
    }),
  );
  router.use(() => {
    throw refused('not_found');
  });
  return router;
}

import pinoHttp from 'pino-http';
import { contextOf } from './request-context';
import type { Logger } from '@kashikari/platform/edge';
import type { Request, RequestHandler, Response } from 'express';

/**
 * One line a request: what, how it ended, how long it took. Never a header, a body or a query string: tokens, passwords
 * and signatures travel in those.
 */
export function accessLog(logger: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger: logger as never,
    quietReqLogger: true,
    // Answers to orchestrators, and files that don't change, would drown the rest.
    autoLogging: {
      ignore: (request) => /^\/(healthz|readyz|metrics|remotes|files|docs)\b/.test(request.path),
    },
    serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    customSuccessObject: (request, response, fields: object) => ({
      ...fields,
      ...whatHappened(request, response),
    }),
    customErrorObject: (request, response, _error, fields: object) => ({
      ...fields,
      ...whatHappened(request, response),
    }),
  });
}

function whatHappened(request: Request, response: Response): object {
  const { traceId, route, userId } = contextOf(request);
  return {
    method: request.method,
    path: request.originalUrl.split('?')[0],
    route,
    status: response.statusCode,
    user_id: userId,
    trace_id: traceId,
  };
}

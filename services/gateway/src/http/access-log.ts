import { contextOf, onDone } from './http-context';
import type { Logger } from '@kashikari/platform/edge';
import type { RequestHandler } from 'express';

/** Paths that are not logged: probes and static files would drown the rest. */
const UNSAID = /^\/(healthz|readyz|metrics|remotes|files|docs)\b/;

/**
 * Logs one line for each request: what, result and duration in milliseconds. It logs no header, body or query string,
 * since those carry tokens, passwords and signatures. A child logger for each request, as pino-http creates, costs a
 * twelfth of a booking's time here, and the gateway would not use it.
 */
export function accessLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    if (UNSAID.test(request.path)) return next();
    const path = sayablePath(request.originalUrl);
    onDone(response, () => {
      const { arrived, traceId, route, userId } = contextOf(request);
      const line = {
        method: request.method,
        path,
        route,
        status: response.statusCode,
        user_id: userId,
        trace_id: traceId,
        responseTime: Math.round(performance.now() - arrived),
      };
      // Distinguishes clients that disconnected from those that got the whole response.
      if (!response.writableFinished) logger.info(line, 'request aborted');
      else if (response.statusCode >= 500) logger.error(line, 'request');
      else logger.info(line, 'request');
    });
    next();
  };
}

/**
 * The path without query string and secrets. The secret of a calendar feed has 43 characters, ids have 36: every segment
 * of 40 or more is redacted, since a mistyped address (`//v1/feeds/…`, `/webcal/…`) holds the secret, too. So is the code of
 * a good's label, which proves a scan.
 */
export function sayablePath(url: string): string {
  const path = (url.split('?')[0] ?? '').replace(/[^/]{40,}/g, '[secret]');
  return path.replace(/(\/(?:q|label_codes)\/+)[^/]+/gi, '$1[secret]');
}

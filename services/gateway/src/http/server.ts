import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';

/** A request has 10 s; what isn't done after this is cut off, milliseconds. */
const GRACE = 12_000;

/** @returns the port @throws Error in one sentence when the port is taken */
export function listen(server: Server, port: number, host: string): Promise<number> {
  // A sender that dawdles over its headers holds a socket for ever otherwise.
  server.headersTimeout = 15_000;
  // Uploads have the longest timeout for a body. A sender that was refused before the end of its body is cut off after
  // this time, too.
  server.requestTimeout = 70_000;
  // Longer than proxies keep connections: closing one just when a request arrives would be a 502 to its sender.
  server.keepAliveTimeout = 75_000;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is used by another program. Set PORT.`) : error,
      ),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Makes each client reconnect for its next request, which then reaches another process. A client that kept its
 * connection could send a request just when it is closed.
 */
export const sendElsewhere =
  (isStopping: () => boolean): RequestHandler =>
  (_request, response, next) => {
    if (isStopping()) response.setHeader('Connection', 'close');
    next();
  };

/**
 * Accepts no new connections; idle ones are closed at once, busy ones after their answer.
 * @param drain time before that, milliseconds: as long as load balancers still send requests
 */
export async function closeServer(server: Server, drain: number): Promise<void> {
  await wait(drain);
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

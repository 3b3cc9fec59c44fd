import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';

/** A request has 10 s; what isn't done after this is cut off, milliseconds. */
const GRACE = 12_000;

/** @returns the port @throws Error in one sentence when the port is taken */
export function listen(server: Server, port: number, host: string): Promise<number> {
  // A sender that dawdles over its headers holds a socket for ever otherwise.
  server.headersTimeout = 15_000;
  // The longest that a body may take is that of an upload; who was refused before its end is cut off after it too.
  server.requestTimeout = 70_000;
  // Longer than proxies keep a connection to us: one that we hang up in the moment of a request is a 502 to its sender.
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
 * Takes no new connection; idle ones are closed at once, busy ones after their answer.
 * @param drain how long it goes on before that, milliseconds: as long as somebody still sends requests here
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

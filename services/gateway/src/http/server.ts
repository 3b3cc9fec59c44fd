import type { Server } from 'node:http';

/** A request has 10 s; what isn't done after this is cut off, milliseconds. */
const GRACE = 12_000;

/** @returns the port @throws Error in one sentence when the port is taken */
export function listen(server: Server, port: number, host: string): Promise<number> {
  // A sender that dawdles over its headers holds a socket for ever otherwise.
  server.headersTimeout = 15_000;
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

/** Takes no new connection; idle ones are closed at once, busy ones after their answer. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { StartFault } from '../start-fault';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, 49152 elsewhere): a port that is free now
 * and is one of those may be anybody's connection a moment later, before whom it was meant for has bound it.
 */
const RANGE = { from: 20_000, until: 32_000 };

/** So many taken ports one after the other, and we take what the system gives. */
const TRIES = 50;

/** Free ports of the loopback interface. All are held until the last is found, so that no two are the same. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listenAnywhere()));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function listenAnywhere() {
  for (let tries = 0; tries < TRIES; tries++) {
    const server = await listen(randomInt(RANGE.from, RANGE.until), '127.0.0.1').catch(() => undefined);
    if (server) return server;
  }
  return listen(0, '127.0.0.1');
}

/** @throws StartFault when another program listens on the port, or this user may not */
export async function needFreePort(port: number): Promise<void> {
  try {
    const server = await listen(port);
    await new Promise((resolve) => server.close(resolve));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartFault(
        `Port ${port} is in use by another program. Stop that one, or take another port: PORT=${port === 65_535 ? 3000 : port + 1} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new StartFault(`This user may not listen on port ${port}. Take one above 1023, e.g. PORT=3000.`);
    }
    throw error;
  }
}

function listen(port: number, host?: string) {
  return new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

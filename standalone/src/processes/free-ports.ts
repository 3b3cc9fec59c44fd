import { randomInt } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { StartFault } from '../start-fault';

/**
 * Range below the ports that systems assign to outgoing connections (from 32768 on Linux, 49152 elsewhere). A free port
 * of that upper range may become a connection before its requester binds it.
 */
const RANGE = { from: 20_000, until: 32_000 };

/** Number of consecutive taken ports after which the system chooses the port. */
const TRIES = 50;

/** Time for which a port is reserved for its requester to bind it, milliseconds. */
const CLAIM_MS = 60_000;

/**
 * A file for each port that was given out: between the moment that a port is found free and the moment that its process
 * binds it seconds go by, and another product that starts meanwhile would find it free as well.
 */
const CLAIMS = path.join(tmpdir(), `kashikari-ports-${process.getuid?.() ?? userInfo().username}`);

/** Free ports of the loopback interface, each given to one only. */
export async function freePorts(count: number): Promise<number[]> {
  forgetOldClaims();
  const servers = await Promise.all(Array.from({ length: count }, () => listenAnywhere()));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function listenAnywhere() {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(RANGE.from, RANGE.until);
    const server = claim(port) ? await listen(port, '127.0.0.1').catch(() => undefined) : undefined;
    if (server) return server;
  }
  return listen(0, '127.0.0.1');
}

/** Creates the claim file atomically: of two processes that request the same port, one gets it. */
function claim(port: number): boolean {
  try {
    writeFileSync(path.join(CLAIMS, String(port)), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function forgetOldClaims(): void {
  mkdirSync(CLAIMS, { recursive: true });
  for (const name of readdirSync(CLAIMS)) {
    const file = path.join(CLAIMS, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > CLAIM_MS) rmSync(file, { force: true });
  }
}

/** @throws StartFault when another program listens on the port, or this user may not */
export async function needFreePort(port: number, host: string): Promise<void> {
  try {
    const server = await listen(port, host);
    await new Promise((resolve) => server.close(resolve));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartFault(
        `Port ${port} is in use by another program. Stop that program, or use another port: PORT=${port === 65_535 ? 3000 : port + 1} npm start`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartFault(
        `This machine has no address ${host}. Set HOST to an address of this machine, or to 127.0.0.1.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartFault(
        `This user has no permission to listen on port ${port}. Use a port above 1023, e.g. PORT=3000.`,
      );
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

import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect as dial } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { at } from '../../scripts/root.mjs';

const require = createRequire(import.meta.url);

/** Maximum time for a process to listen or to end, milliseconds. */
const MAX_MS = 60_000;

const SERVICES = ['identity', 'billing', 'catalog', 'search', 'notify'];

/**
 * Two of each process over one database, each replaced by another version without the others: what a rolling upgrade of
 * a cluster does, on one machine.
 */
export class Fleet {
  /** Name → its process and where it listens. */
  #running = new Map();
  #plans;
  #dataDir;
  #stopDatabase;

  /** @param {string} dataDir empty */
  static async make(dataDir) {
    const fleet = new Fleet();
    fleet.#dataDir = dataDir;
    const { makeCluster } = require(at('standalone/dist/postgres/make-cluster.js'));
    const { freePorts } = require(at('standalone/dist/processes/free-ports.js'));
    fleet.#stopDatabase = await makeCluster(dataDir);
    mkdirSync(path.join(dataDir, 'log'), { recursive: true });
    const ports = await freePorts(8 + SERVICES.length + 3);
    const databasePort = Number(
      readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3],
    );
    const input = {
      settings: {
        ...{ PORT: ports[8], HOST: '127.0.0.1', OPS_PORT: 0, DATA_DIR: dataDir, DEMO: false },
        ...{ RESERVATION_PROCESSES: 2, LOG_LEVEL: 'warn', LOG_TO: 'files', KASHIKARI_TEST_HOOKS: true },
      },
      secrets: JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')),
      // The release before says the port alone.
      databasePort,
      databaseServer: `postgres://127.0.0.1:${databasePort}`,
      outside: { ...process.env, NODE_ENV: '' },
    };
    fleet.urls = [ports[8], ports[9]].map((port) => `http://127.0.0.1:${port}`);
    fleet.#plans = (root) => twoOfEach(root, input, ports);
    return fleet;
  }

  get names() {
    return ['reservation', 'reservation-2', 'services', 'services-2', 'gateway', 'gateway-2'];
  }

  /** Starts a process of a version, and waits until it listens. */
  async start(name, root) {
    const { script, args, env, heapMb, listens } = this.#plans(root).get(name);
    const log = openSync(path.join(this.#dataDir, `log/${name}.log`), 'a');
    const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, script, ...args], {
      env,
      stdio: ['ignore', log, log],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    this.#running.set(name, { child, ended });
    for (const port of listens) await untilListening(port, child, name);
  }

  /** Ends it as Kubernetes would, and waits until it is gone. */
  async stop(name) {
    const { child, ended } = this.#running.get(name);
    child.kill('SIGTERM');
    await Promise.race([ended, wait(MAX_MS).then(() => child.kill('SIGKILL'))]);
    this.#running.delete(name);
  }

  async end() {
    for (const name of [...this.names].reverse()) if (this.#running.has(name)) await this.stop(name);
    await this.#stopDatabase?.();
  }
}

/** The plan of a version's own processes, with a second host of services and a second gateway. */
function twoOfEach(root, input, ports) {
  const { planProcesses } = require(path.join(root, 'standalone/dist/processes/plan.js'));
  const planned = planProcesses({ ...input, ports: ports.slice(0, 8) });
  const found = new Map(planned.map((plan) => [plan.name, plan]));
  const [services, gateway] = [found.get('services'), found.get('gateway')];
  const second = Object.fromEntries(
    SERVICES.map((service, index) => [
      `GRPC_LISTEN_${service.toUpperCase()}`,
      `127.0.0.1:${ports[10 + index]}`,
    ]),
  );
  found.set('services-2', { ...services, env: { ...services.env, ...second } });
  found.set('gateway-2', {
    ...gateway,
    env: { ...gateway.env, PORT: String(ports[9]), HTTP_LISTEN_GATEWAY: `127.0.0.1:${ports[15]}` },
  });
  const addresses = Object.fromEntries(
    Object.keys(second).map((listen) => {
      const address = listen.replace('GRPC_LISTEN', 'ADDRESS');
      return [address, `${services.env[address]},${second[listen]}`];
    }),
  );
  for (const [name, plan] of found) {
    const env = { ...plan.env, ...addresses };
    const listens = Object.entries(env).flatMap(([key, value]) =>
      key.startsWith('GRPC_LISTEN_') ? [Number(value.split(':').at(-1))] : [],
    );
    found.set(name, { ...plan, env, listens: listens.length ? listens : [Number(env.PORT)] });
  }
  return found;
}

async function untilListening(port, child, name) {
  for (let waited = 0; waited < MAX_MS; waited += 50) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    const listens = await new Promise((resolve) => {
      const socket = dial(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
    if (listens) return;
    await wait(50);
  }
  throw new Error(`${name} does not listen`);
}

import { mkdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { storageOptions } from '../../../lab/cluster/buildah.mjs';
import { run } from '../../run.mjs';

const START_MS = 120_000;
const STOP_S = 60;

/** podman asks for more open files and processes than a machine without every right may give. */
const LIMITS = ['--ulimit', 'nofile=8192:8192', '--ulimit', 'nproc=8192:8192'];

/** Runs a command of podman over the storage of lab/cluster/buildah.mjs; throws when it fails. */
export async function podman(...args) {
  const options = [...storageOptions(), '--runtime', 'runc'];
  const { code, output, stdout } = await run('podman', [...options, ...args]);
  if (code !== 0) throw new Error(`podman ${args[0]} failed:\n${output.slice(-2_000)}`);
  return stdout.trim();
}

/** The user of the image. */
const USER = '10001:10001';

/** Makes the image's user the owner of a folder. */
export const giveToImage = (folder) => run('chown', ['-R', USER, folder]);

/** Makes a folder for the image. */
export async function emptyFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  await giveToImage(folder);
  return folder;
}

/** The image as a person runs it: its own user, a read-only root, one folder at /data. */
export class Container {
  /** @param {{ image: string, dataDir: string, port: number, settings?: Record<string, string> }} options */
  constructor({ image, dataDir, port, settings = {} }) {
    Object.assign(this, { image, dataDir, port, settings, name: `kashikari-drill-${port}` });
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts a new container over the folder, and waits until it is ready. */
  async start() {
    await this.remove();
    const settings = { ...this.settings, PORT: String(this.port) };
    const told = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const how = ['--detach', '--name', this.name, '--read-only', '--network', 'host', '--no-healthcheck'];
    const data = ['--volume', `${this.dataDir}:/data`];
    await podman('run', ...how, ...LIMITS, ...told, ...data, this.image);
    for (let waited = 0; waited < START_MS; waited += 100) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(100);
    }
    throw new Error(`The container is not ready after ${START_MS / 1000} s:\n${await this.said()}`);
  }

  /**
   * Runs a command in another container over the same folder.
   * @returns {Promise<{ code: number, output: string }>}
   */
  runOnce(command, volumes = []) {
    const how = ['run', '--rm', '--read-only', '--network', 'host', '--no-healthcheck', ...LIMITS];
    const places = [`${this.dataDir}:/data`, ...volumes].flatMap((place) => ['--volume', place]);
    return run('podman', [
      ...storageOptions(),
      '--runtime',
      'runc',
      ...how,
      ...places,
      this.image,
      ...command,
    ]);
  }

  /** Returns the lines of output that are not log records. */
  async said() {
    const { output } = await run('podman', [...storageOptions(), 'logs', this.name]);
    const lines = output.split('\n').filter((line) => line && !line.startsWith('{'));
    return lines.join('\n');
  }

  /** Ends it as `docker stop` does. */
  stop() {
    return podman('stop', '--time', String(STOP_S), this.name);
  }

  /** Ends all of its processes at once, as a power cut would. */
  async kill() {
    await podman('kill', '--signal', 'KILL', this.name);
    await podman('wait', this.name);
  }

  /** Runs a command inside. */
  exec(...command) {
    return podman('exec', this.name, ...command);
  }

  /** Returns true if the image's own health check passes. Without systemd, podman runs it only on request. */
  async healthy() {
    const [{ Healthcheck, HealthCheck = Healthcheck }] = JSON.parse(
      await podman('image', 'inspect', this.image),
    );
    const [kind, ...command] = HealthCheck?.Test ?? [];
    if (kind !== 'CMD') return false;
    return this.exec(...command).then(
      () => true,
      () => false,
    );
  }

  /** Memory of all its processes, each shared page counted once, in MB. */
  async memory() {
    const pids = (await podman('top', this.name, 'hpid')).split('\n').slice(1);
    const sizes = pids.map((pid) => {
      const [, kb] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid.trim()}/smaps_rollup`, 'utf8')) ?? [];
      return Number(kb ?? 0);
    });
    return sizes.reduce((sum, kb) => sum + kb, 0) / 1024;
  }

  async remove() {
    await run('podman', [...storageOptions(), '--runtime', 'runc', 'rm', '--force', this.name]);
  }
}

// A Kubernetes of one node inside separate network, process and mount namespaces. Nothing of it remains after it is
// stopped.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { at } from '../../../scripts/root.mjs';
import { run } from '../../../scripts/run.mjs';
import { sweepGroups } from './groups.mjs';
import { makePki } from './pki.mjs';
import { ADDRESSES, CONTAINERD, NETWORK, kubelet, programs } from './settings.mjs';

/** Maximum wait, milliseconds. On a loaded machine the API server has needed twenty seconds. */
const TIMEOUT_MS = 180_000;

/** Polls a condition until it holds; throws after `TIMEOUT_MS`. */
async function until(what, ask) {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(300)) if (await ask()) return;
  throw new Error(`${what}: not after ${TIMEOUT_MS / 1000} s`);
}

export class ClusterNode {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  #programs = new Map();

  constructor(kubernetes, etcd) {
    // A disk, whatever /tmp is: images are unpacked here.
    this.folder = mkdtempSync('/var/tmp/kashikari-cluster-');
    this.pki = path.join(this.folder, 'pki');
    this.kubernetes = kubernetes;
    this.etcd = etcd;
  }

  /** File with which kubectl and Helm find the cluster, inside the node's network. */
  get kubeconfig() {
    return path.join(this.pki, 'admin.kubeconfig');
  }

  /** @returns seconds until the node was ready */
  async start() {
    const began = performance.now();
    await makePki(this.pki, [ADDRESSES.node, ADDRESSES.api]);
    const write = (name, text) => writeFileSync(path.join(this.folder, name), text);
    // Names outside the cluster lead nowhere, as the network does.
    write('resolv.conf', `nameserver ${ADDRESSES.node}\n`);
    write('containerd.toml', CONTAINERD);
    write('network.conflist', JSON.stringify(NETWORK));
    write('kubelet.json', JSON.stringify(kubelet(this.pki, path.join(this.folder, 'resolv.conf'))));
    await this.#open();
    const all = programs({ kubernetes: this.kubernetes, etcd: this.etcd, state: this.folder, pki: this.pki });
    const start = (...names) => names.forEach((name) => this.#launch(name, all[name]));
    start('etcd', 'containerd', 'apiserver');
    await until('The API server', () => this.#answers('get', '--raw', '/readyz'));
    start('controllers', 'scheduler', 'kubelet', 'proxy');
    const ready = ['wait', '--for=condition=Ready', 'node/node1', '--timeout=5s'];
    await until('The node', () => this.#answers(...ready));
    return (performance.now() - began) / 1000;
  }

  /** Makes the namespaces; they last as long as this process holds the other end of their standard input. */
  async #open() {
    const spaces = [
      '--mount',
      '--net',
      '--pid',
      '--uts',
      '--ipc',
      '--cgroup',
      '--fork',
      '--kill-child',
      '--mount-proc',
    ];
    const init = [at('lab/cluster/node/init.sh'), this.folder, ADDRESSES.node];
    this.outer = spawn('unshare', [...spaces, 'bash', ...init], { stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    await new Promise((resolve, reject) => {
      this.outer.stdout.on('data', resolve);
      this.outer.stderr.on('data', (bytes) => (said += bytes));
      this.outer.once('exit', () => reject(new Error(`The node's namespaces could not be made: ${said}`)));
    });
    this.init = readFileSync(`/proc/${this.outer.pid}/task/${this.outer.pid}/children`, 'utf8').trim();
  }

  #launch(name, command) {
    mkdirSync(path.join(this.folder, 'log'), { recursive: true });
    const log = openSync(path.join(this.folder, 'log', `${name}.log`), 'a');
    const child = spawn('nsenter', this.inside(command), { stdio: ['ignore', log, log] });
    closeSync(log);
    this.#programs.set(name, child);
  }

  /** Arguments of nsenter for a command inside the node. */
  inside(command, spaces = ['-m', '-n', '-p', '-u', '-i', '-C']) {
    return ['-t', this.init, ...spaces, '--', ...command];
  }

  /** Runs a program of the machine in the node's network alone: kubectl, Helm, k6, whatever asks the product. */
  run(command, options = {}) {
    const env = { ...process.env, ...options.env, KUBECONFIG: this.kubeconfig };
    return run('nsenter', this.inside(command, ['-n']), { ...options, env });
  }

  /** @returns what kubectl said; throws when it fails */
  async kubectl(...args) {
    const { code, output, stdout } = await this.run([path.join(this.kubernetes, 'kubectl'), ...args]);
    if (code !== 0) throw new Error(`kubectl ${args.join(' ')}: ${output}`);
    return stdout;
  }

  async #answers(...args) {
    const ended = [...this.#programs].find(([, { exitCode }]) => exitCode !== null);
    if (ended) throw new Error(`${ended[0]} ended:\n${this.logOf(ended[0])}`);
    return this.kubectl(...args).then(
      () => true,
      () => false,
    );
  }

  /** The last lines of a program's log. */
  logOf(name) {
    return readFileSync(path.join(this.folder, 'log', `${name}.log`), 'utf8')
      .split('\n')
      .slice(-25)
      .join('\n');
  }

  /** Takes a saved image in, as if it had been pulled. */
  importImage(file) {
    return this.#images('import', file);
  }

  /** Gives an image a second name. */
  tagImage(tag, other) {
    return this.#images('tag', tag, other);
  }

  async #images(...args) {
    const command = ['ctr', '--namespace', 'k8s.io', 'images', ...args];
    const { code, output } = await run('nsenter', this.inside(command));
    if (code !== 0) throw new Error(`ctr images ${args.join(' ')}: ${output}`);
  }

  /** Ends everything inside at once and takes away what it left. */
  async stop() {
    if (this.outer && this.outer.exitCode === null) {
      const ended = new Promise((resolve) => this.outer.once('exit', resolve));
      if (this.init) process.kill(Number(this.init), 'SIGKILL');
      else this.outer.kill('SIGKILL');
      await ended;
    }
    await sweepGroups();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
  }
}

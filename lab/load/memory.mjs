// What the processes of a product hold, seen from outside (Linux).
import { readFileSync } from 'node:fs';

const MB = 1024 * 1024;

const NOTHING = { own: 0, files: 0 };

/**
 * Megabytes that a process holds: `own`, which it shares with none but its kin and then holds in part; `files`, programs and
 * libraries, which every process on the machine that runs the same program shares.
 */
function heldBy(pid) {
  try {
    const [rollup, status] = ['smaps_rollup', 'status'].map((name) =>
      readFileSync(`/proc/${pid}/${name}`, 'utf8'),
    );
    const of = (text, word) => Number(new RegExp(`^${word}:\\s+(\\d+)`, 'm').exec(text)[1]) / 1024;
    return { own: of(rollup, 'Pss_Anon') + of(rollup, 'Pss_Shmem'), files: of(status, 'RssFile') };
  } catch {
    // Ended meanwhile.
    return NOTHING;
  }
}

/** Returns the memory of each process of a product. PostgreSQL counts as one process, with all its children. */
export function memoryOf(product) {
  return Object.entries(product.processes()).map(([name, { pid, tree }]) => {
    const children = tree ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ') : [];
    const held = [pid, ...children].map(heldBy);
    const own = held.reduce((total, one) => total + one.own, 0);
    return { name, pid, isNode: !tree, own, files: Math.max(...held.map(({ files }) => files)) };
  });
}

/**
 * Returns the memory that processes hold together, megabytes. The files of one program count once, however many
 * processes run it.
 */
export function together(parts) {
  const files = (wanted) =>
    Math.max(0, ...parts.filter(({ isNode }) => isNode === wanted).map((part) => part.files));
  return parts.reduce((total, { own }) => total + own, 0) + files(true) + files(false);
}

/** Port on which Node listens for a debugger after SIGUSR1. */
const FIRST_PORT = 9229;

/** Time that a debugger needs to disconnect, milliseconds. */
const LEAVING_MS = 1_000;

/** Looks into the heap of a Node process that was not started for it: the process is asked to listen for a debugger. */
export class HeapProbe {
  #port;

  constructor(port) {
    this.#port = port;
  }

  /** @param port where it will listen from then on; all processes first take the same one, so only one may be opened at a time */
  static async open(pid, port) {
    if (await whoListens(FIRST_PORT)) throw new Error(`Port ${FIRST_PORT} is in use`);
    process.kill(pid, 'SIGUSR1');
    const first = await untilListening(FIRST_PORT);
    // `require` is only there while this is read; and Node 20 falls when it closes on a debugger that is just leaving.
    const move = `((own) => setTimeout(() => (own.close(), own.open(${port})), ${LEAVING_MS}))(require('node:inspector')), 0`;
    await asked(first, [['Runtime.evaluate', { expression: move, includeCommandLineAPI: true }]]);
    await untilListening(port);
    return new HeapProbe(port);
  }

  /** Megabytes of JavaScript objects that the process can't let go. */
  async usedAfterCollection() {
    const asks = [['HeapProfiler.collectGarbage'], ['Runtime.getHeapUsage']];
    const [, { usedSize }] = await asked(await untilListening(this.#port), asks);
    return usedSize / MB;
  }
}

async function whoListens(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/json`).catch(() => undefined);
  return answer && (await answer.json())[0].webSocketDebuggerUrl;
}

async function untilListening(port) {
  for (let tries = 0; tries < 600; tries++) {
    const url = await whoListens(port);
    if (url) return url;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The process does not listen for a debugger');
}

/** Asks one after the other over one connection. */
async function asked(url, asks) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const answers = [];
  for (const [id, [method, params]] of asks.entries()) {
    const answer = new Promise((resolve, reject) => {
      socket.onmessage = ({ data }) => resolve(JSON.parse(data));
      socket.onclose = () => reject(new Error('The debugger disconnected'));
    });
    socket.send(JSON.stringify({ id, method, params }));
    answers.push((await answer).result);
  }
  socket.onclose = null;
  socket.close();
  return answers;
}

/** Returns the slope of the least-squares line through points `[x, y]`. */
export function slope(points) {
  const mean = (at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0);
  return above / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
}

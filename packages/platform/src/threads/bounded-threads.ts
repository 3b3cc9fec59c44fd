import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DomainError, refused } from '@kashikari/kernel';
import { FairQueue, type FairQueueOptions } from '../limits/fair-queue';
import type { ThreadAnswer, ThreadOrder } from './serve-thread';

export interface ThreadLimits extends FairQueueOptions {
  /** JavaScript heap of one thread, MiB. */
  readonly memoryMb: number;
  /** Time limit of one task, milliseconds; its wait for a turn and the start of a thread do not count. */
  readonly timeMs: number;
  readonly meter?: ThreadMeter;
}

/** Limits the time that threads work for one key. */
interface ThreadMeter {
  /** Called when a task has its turn. @throws DomainError to refuse it */
  check(key: string): void;
  /** @param isEnded whether the thread was ended, for its time or its memory */
  spend(key: string, ms: number, isEnded: boolean): void;
}

/** Part of the heap that is for new objects, MiB. */
const YOUNG_MB = 16;

/** A thread has started after this, milliseconds, also on a machine at its limit. */
const START = 10_000;

/** Time after which an idle thread ends and frees its memory, milliseconds. */
const IDLE = 10_000;

/** Extension of thread files: TypeScript if a test runs the sources, JavaScript otherwise. */
const ENDING = path.extname(__filename);

/** Compiles the sources in a thread as jest does outside of it. */
const execArgv =
  ENDING === '.ts' ? ['--require', path.join(__dirname, '../testing/compile-sources.cjs')] : [];

/**
 * Reads strangers' files in threads with limits of memory and time, so that the process continues to serve other
 * requests. Input that exceeds a limit is refused as `file.too_complex`, and its thread is ended.
 */
export class BoundedThreads {
  private readonly queue: FairQueue;
  private readonly idle = new Map<Worker, NodeJS.Timeout>();
  private readonly all = new Set<Worker>();
  private readonly started = new WeakSet<Worker>();

  /** @param script path of a file that calls `serveThread`, without its ending */
  constructor(
    private readonly script: string,
    private readonly limits: ThreadLimits,
  ) {
    this.queue = new FairQueue(limits);
  }

  /**
   * @param key owner of the work: one work of each key runs at a time
   * @param timeMs time limit of this task
   * @throws DomainError `file.too_complex`, `busy`, or the error of the task or the meter
   */
  async run<T>(key: string, task: string, input: unknown, timeMs = this.limits.timeMs): Promise<T> {
    return (await this.queue.run(key, () => this.ask(key, { task, input }, timeMs))) as T;
  }

  /** Ends all threads; running works fail. */
  async stop(): Promise<void> {
    for (const timer of this.idle.values()) clearTimeout(timer);
    this.idle.clear();
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  private async ask(key: string, order: ThreadOrder, timeMs: number): Promise<unknown> {
    this.limits.meter?.check(key);
    const worker = this.take();
    const answer = await this.answerOf(worker, key, order, timeMs).catch((error: unknown) => {
      // It may still be at work, or its memory full.
      void worker.terminate();
      throw isOutOfMemory(error) ? tooComplex() : error;
    });
    this.keep(worker);
    if ('refusal' in answer) throw new DomainError(answer.refusal, answer.fields);
    if ('error' in answer) throw answer.error;
    return answer.value;
  }

  private async answerOf(
    worker: Worker,
    key: string,
    order: ThreadOrder,
    timeMs: number,
  ): Promise<ThreadAnswer> {
    if (!this.started.has(worker)) await nextMessage(worker, START);
    this.started.add(worker);
    const begun = performance.now();
    let isEnded = true;
    try {
      worker.postMessage(order);
      const answer = (await nextMessage(worker, timeMs)) as ThreadAnswer;
      isEnded = false;
      return answer;
    } finally {
      this.limits.meter?.spend(key, performance.now() - begun, isEnded);
    }
  }

  private take(): Worker {
    const [kept] = this.idle;
    if (!kept) return this.start();
    const [worker, timer] = kept;
    clearTimeout(timer);
    this.idle.delete(worker);
    return worker;
  }

  private start(): Worker {
    const { memoryMb } = this.limits;
    const worker = new Worker(`${this.script}${ENDING}`, {
      execArgv,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb - YOUNG_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.all.add(worker);
    // An idle thread must not keep a stopping process alive.
    worker.unref();
    worker.on('error', () => undefined);
    worker.once('exit', () => this.forget(worker));
    return worker;
  }

  private keep(worker: Worker): void {
    this.idle.set(worker, setTimeout(() => void worker.terminate(), IDLE).unref());
  }

  private forget(worker: Worker): void {
    clearTimeout(this.idle.get(worker));
    this.idle.delete(worker);
    this.all.delete(worker);
  }
}

/**
 * Returns the next message of a thread.
 * @throws DomainError `file.too_complex` if none arrives in time
 */
async function nextMessage(worker: Worker, timeMs: number): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  const refuse = (): never => {
    throw tooComplex();
  };
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => message as unknown),
      once(worker, 'exit', { signal }).then(refuse),
      wait(timeMs, undefined, { signal }).then(refuse),
    ]);
  } finally {
    over.abort();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooComplex(): DomainError {
  return refused('file.too_complex', undefined, 'file');
}

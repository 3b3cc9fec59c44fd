import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import type { ProcessPlan } from './plan';

export interface ChildEvents {
  /** The child runs with this process id; undefined: it has ended. */
  onPid(name: string, pid: number | undefined): void;
  /** The child ended unexpectedly; it restarts after `delayMs`. */
  onCrash(name: string, how: string, delayMs: number): void;
  /** The child sent a message to its supervisor. */
  onMessage(message: unknown): void;
}

/** 0.5 s after the first crash, then twice as long each time, up to 15 s; a minute of good running forgets them. */
const BACK_OFF = { firstMs: 500, mostMs: 15_000, forgetAfterMs: 60_000 };

/** One process of Node that restarts until it is stopped. */
export class Child {
  private process?: ChildProcess;
  private crashes = 0;
  private startedAt = 0;
  private stopping = false;
  private timer?: NodeJS.Timeout;
  private exited: Promise<void> = Promise.resolve();

  /** @param logFile where its output goes; undefined: the terminal */
  constructor(
    readonly plan: ProcessPlan,
    private readonly logFile: string | undefined,
    private readonly events: ChildEvents,
  ) {}

  /** Current state: running or not, and the number of crashes since it last ran well. */
  get state(): { running: boolean; crashes: number } {
    return {
      running: this.process?.exitCode === null && this.process.signalCode === null,
      crashes: this.crashes,
    };
  }

  start(): void {
    const { script, args, env, heapMb, semiSpaceMb, name } = this.plan;
    const log = this.logFile ? openSync(this.logFile, 'a', 0o600) : undefined;
    const child = spawn(
      process.execPath,
      [
        `--max-old-space-size=${heapMb}`,
        ...(semiSpaceMb ? [`--max-semi-space-size=${semiSpaceMb}`] : []),
        // Every refusal formats a stack inside grpc-js; with source maps that is a fifteenth of the gateway's time in a burst.
        ...(this.logFile ? [] : ['--enable-source-maps']),
        ...['--require', path.join(__dirname, 'parent-watchdog.js')],
        script,
        ...args,
      ],
      // A separate session: only the supervisor receives signals to the terminal's group.
      { env, detached: true, stdio: ['ignore', log ?? 'inherit', log ?? 'inherit', 'ipc'] },
    );
    if (log !== undefined) closeSync(log);
    this.process = child;
    this.startedAt = Date.now();
    this.events.onPid(name, child.pid);
    child.on('message', (message) => this.events.onMessage(message));
    this.exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        resolve();
        this.events.onPid(name, undefined);
        if (!this.stopping) this.startAgain(signal ?? `exit code ${code}`);
      });
    });
  }

  private startAgain(how: string): void {
    if (Date.now() - this.startedAt > BACK_OFF.forgetAfterMs) this.crashes = 0;
    const delay = Math.min(BACK_OFF.firstMs * 2 ** this.crashes, BACK_OFF.mostMs);
    this.crashes += 1;
    this.events.onCrash(this.plan.name, how, delay);
    this.timer = setTimeout(() => this.start(), delay);
  }

  /** Requests it to end and, after `timeoutMs`, kills it. */
  async stop(timeoutMs: number): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    if (!this.state.running) return;
    const child = this.process;
    child?.kill('SIGTERM');
    const tooLong = setTimeout(() => child?.kill('SIGKILL'), timeoutMs);
    await this.exited;
    clearTimeout(tooLong);
  }

  /** Stops the child in order and restarts it, e.g. with newly built code. */
  async restart(timeoutMs: number): Promise<void> {
    await this.stop(timeoutMs);
    this.stopping = false;
    this.crashes = 0;
    this.start();
  }
}

import type { CallContext } from './unary';

/** Context of one running call. The signal is created only for a handler that uses it. */
export class RunningCall implements CallContext {
  private abort: AbortController | undefined;
  private over = false;

  constructor(
    readonly deadline: number,
    readonly traceId: string | undefined,
  ) {}

  get signal(): AbortSignal {
    this.abort ??= new AbortController();
    if (this.over) this.abort.abort();
    return this.abort.signal;
  }

  /** Aborts the call: its response is no longer awaited. */
  giveUp(): void {
    this.over = true;
    this.abort?.abort();
  }
}

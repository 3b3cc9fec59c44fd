/**
 * Kinds of faults: `error` answers 500 and `rate_limit` 429 without an effect, `refuse` closes the connection without
 * an effect. `drop` closes it after the effect, `slow` only delays.
 */
type FaultKind = 'drop' | 'error' | 'rate_limit' | 'refuse' | 'slow';

export interface Fault {
  readonly kind: FaultKind;
  /** Number of affected requests; default 1. */
  readonly times?: number;
  /** Limits the fault to requests whose `METHOD /path` contains this text. */
  readonly only?: string;
  /** Delay before the request runs, milliseconds. */
  readonly delayMs?: number;
}

/** The faults that tests have ordered for the next requests. */
export class Faults {
  private ordered: { fault: Fault; left: number }[] = [];

  order(fault: Fault): void {
    this.ordered.push({ fault, left: fault.times ?? 1 });
  }

  /** Takes the first fault that concerns a request. */
  take({ method, path }: { readonly method: string; readonly path: string }): Fault | undefined {
    const found = this.ordered.find(({ fault }) => `${method} ${path}`.includes(fault.only ?? ''));
    if (!found) return undefined;
    found.left -= 1;
    this.ordered = this.ordered.filter(({ left }) => left > 0);
    return found.fault;
  }

  clear(): void {
    this.ordered = [];
  }
}

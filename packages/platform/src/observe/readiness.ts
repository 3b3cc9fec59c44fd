/** Maximum response time of a dependency, milliseconds. */
const TIMEOUT = 1_000;

/** A question that is still open after this is not waited for again: its connection may be dead, milliseconds. */
const OPEN_QUESTION = 5_000;

export interface ReadinessReport {
  /** `degraded`: something is missing, and calls are answered all the same. */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly missing: readonly string[];
}

interface Check {
  readonly name: string;
  /** True if no call can be answered without it. */
  readonly needed: boolean;
  readonly ask: () => Promise<unknown>;
  /** The running check, which later checks share instead of asking an unresponsive dependency again. */
  open?: { readonly since: number; readonly answer: Promise<boolean> };
}

/** Checks if a process can serve, by asking everything that it depends on. */
export class Readiness {
  private readonly checks: Check[] = [];
  private stopping = false;

  /** Adds a dependency; `ask` rejects if it is unreachable. */
  add(name: string, ask: () => Promise<unknown>, { needed }: { needed: boolean }): void {
    this.checks.push({ name, ask, needed });
  }

  /** Reports `unavailable` from now on, so that no new work is sent here. */
  stop(): void {
    this.stopping = true;
  }

  /** Returns true if one dependency answers, or if this process doesn't depend on it. */
  async has(name: string): Promise<boolean> {
    const check = this.checks.find((one) => one.name === name);
    return !check || answers(check);
  }

  async report(): Promise<ReadinessReport> {
    const failed = (
      await Promise.all(this.checks.map(async (check) => ((await answers(check)) ? [] : [check])))
    ).flat();
    const missing = failed.map(({ name }) => name);
    if (this.stopping) return { status: 'unavailable', missing: [...missing, 'stopping'] };
    if (failed.some(({ needed }) => needed)) return { status: 'unavailable', missing };
    return { status: missing.length ? 'degraded' : 'ok', missing };
  }
}

async function answers(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), TIMEOUT)));
  return Promise.race([asked(check), late]).finally(() => clearTimeout(timer));
}

function asked(check: Check): Promise<boolean> {
  const now = performance.now();
  if (check.open && now - check.open.since < OPEN_QUESTION) return check.open.answer;
  const answer = check.ask().then(
    () => true,
    () => false,
  );
  const open = { since: now, answer };
  check.open = open;
  void answer.then(() => {
    if (check.open === open) check.open = undefined;
  });
  return answer;
}

/** How long a dependency may take to answer, milliseconds. */
const TIMEOUT = 1_000;

/** A question that is still open after this is not waited for again: its connection may be dead, milliseconds. */
const OPEN_QUESTION = 5_000;

export interface ReadinessReport {
  /** `degraded`: something is missing, and calls are answered all the same. */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  /** What can't be reached. */
  readonly missing: readonly string[];
}

interface Check {
  readonly name: string;
  /** Without it no call can be answered. */
  readonly needed: boolean;
  readonly ask: () => Promise<unknown>;
  /** The question under way: what doesn't answer isn't asked a hundred times at once. */
  open?: { readonly since: number; readonly answer: Promise<boolean> };
}

/** Whether a process can serve, by asking everything that it depends on. */
export class Readiness {
  private readonly checks: Check[] = [];
  private stopping = false;

  /** Adds a dependency; `ask` rejects when it can't be reached. */
  add(name: string, ask: () => Promise<unknown>, { needed }: { needed: boolean }): void {
    this.checks.push({ name, ask, needed });
  }

  /** From now on the answer is `unavailable`, so that no new work is sent here. */
  stop(): void {
    this.stopping = true;
  }

  /** Whether one dependency answers; true for what this process doesn't lean on. */
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

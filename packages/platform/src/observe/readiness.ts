/** How long a dependency may take to answer, milliseconds. */
const PATIENCE = 2_000;

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

async function answers({ ask }: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE)));
  const asked = ask().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

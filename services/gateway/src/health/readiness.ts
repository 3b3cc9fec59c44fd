/** Health that one process of a dependency reports. */
export interface Health {
  readonly answers: boolean;
  /** Unreachable dependencies without which it can't serve: `database`. */
  readonly missing: readonly string[];
  /** Unreachable dependencies without which it can serve: `events`. */
  readonly degraded: readonly string[];
}

/** Something that we can't do our work, or part of it, without. */
export interface Dependency {
  readonly name: string;
  /** True if the gateway is not ready without it; false if it is only degraded. */
  readonly essential: boolean;
  /** One for each process of it: one that answers is enough to serve. */
  readonly probes: readonly (() => Promise<boolean | Health>)[];
}

type State = 'up' | 'partly' | 'down';

export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'unready';
  /**
   * Failures that make the gateway unready: `identity`, or `identity.database` if identity answers and its database
   * doesn't.
   */
  readonly missing: string[];
  /** Failures that the gateway tolerates, with reduced function. */
  readonly degraded: string[];
  readonly checks: Record<string, State>;
}

interface Finding {
  readonly name: string;
  readonly essential: boolean;
  readonly state: State;
}

/** Probes every dependency in parallel. */
export async function readiness(dependencies: readonly Dependency[]): Promise<Readiness> {
  const findings = (await Promise.all(dependencies.map(findingsOf))).flat();
  const missing = findings.filter(({ essential, state }) => essential && state === 'down');
  const degraded = findings.filter((one) => one.state !== 'up' && !missing.includes(one));
  return {
    status: missing.length > 0 ? 'unready' : degraded.length > 0 ? 'degraded' : 'ready',
    missing: missing.map(({ name }) => name),
    degraded: degraded.map(({ name }) => name),
    checks: Object.fromEntries(findings.map(({ name, state }) => [name, state])),
  };
}

/**
 * Checks the processes of a dependency. Something that one process misses is reported as partial if another process has
 * it.
 */
async function findingsOf({ name, essential, probes }: Dependency): Promise<Finding[]> {
  const answers = await Promise.all(probes.map(async (probe) => whole(await probe())));
  const parts = (of: 'missing' | 'degraded') =>
    [...new Set(answers.flatMap((one) => one[of]))].map((part) => ({
      name: `${name}.${part}`,
      essential: essential && of === 'missing',
      state: stateOf(answers.map((one) => one.answers && !one[of].includes(part))),
    }));
  const own = { name, essential, state: stateOf(answers.map((one) => one.answers)) };
  return [own, ...parts('missing'), ...parts('degraded')];
}

function whole(answer: boolean | Health): Health {
  return typeof answer === 'boolean' ? { answers: answer, missing: [], degraded: [] } : answer;
}

function stateOf(answers: readonly boolean[]): State {
  if (answers.every(Boolean)) return 'up';
  return answers.some(Boolean) ? 'partly' : 'down';
}

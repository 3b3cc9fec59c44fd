/** Something that we can't do our work, or part of it, without. */
export interface Dependency {
  readonly name: string;
  /** Without it we are not ready; without another one, only degraded. */
  readonly essential: boolean;
  /** One for each process of it: one that answers is enough to serve. */
  readonly probes: readonly (() => Promise<boolean>)[];
}

export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'unready';
  /** What we can't serve without. */
  readonly missing: string[];
  /** What we serve without, in part. */
  readonly degraded: string[];
  readonly checks: Record<string, 'up' | 'partly' | 'down'>;
}

/** Asks every dependency at once. */
export async function readiness(dependencies: readonly Dependency[]): Promise<Readiness> {
  const states = await Promise.all(
    dependencies.map(async (dependency) => ({ ...dependency, state: await stateOf(dependency) })),
  );
  const missing = states
    .filter(({ essential, state }) => essential && state === 'down')
    .map(({ name }) => name);
  const degraded = states
    .filter(({ essential, state }) => state === 'partly' || (!essential && state === 'down'))
    .map(({ name }) => name);
  return {
    status: missing.length > 0 ? 'unready' : degraded.length > 0 ? 'degraded' : 'ready',
    missing,
    degraded,
    checks: Object.fromEntries(states.map(({ name, state }) => [name, state])),
  };
}

async function stateOf({ probes }: Dependency): Promise<'up' | 'partly' | 'down'> {
  const answers = await Promise.all(probes.map((probe) => probe()));
  if (answers.every(Boolean)) return 'up';
  return answers.some(Boolean) ? 'partly' : 'down';
}

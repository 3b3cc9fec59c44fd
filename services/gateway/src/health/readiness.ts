/** What one process of a dependency says of itself. */
export interface Health {
  readonly up: boolean;
  /** What it can't reach itself, `database` or `events`; empty where it doesn't answer at all. */
  readonly missing: readonly string[];
}

/** Something that we can't do our work, or part of it, without. */
export interface Dependency {
  readonly name: string;
  /** Without it we are not ready; without another one, only degraded. */
  readonly essential: boolean;
  /** One for each process of it: one that answers is enough to serve. */
  readonly probes: readonly (() => Promise<boolean | Health>)[];
}

type State = 'up' | 'partly' | 'down';

export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'unready';
  /** What we can't serve without: `identity`, or `identity.database` where it answers and its database doesn't. */
  readonly missing: string[];
  /** What we serve without, in part. */
  readonly degraded: string[];
  readonly checks: Record<string, State>;
}

interface Finding {
  readonly name: string;
  readonly essential: boolean;
  readonly state: State;
}

/** Asks every dependency at once. */
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

/** Whether its processes answer, and of each thing that one of them misses, whether another one has it. */
async function findingsOf({ name, essential, probes }: Dependency): Promise<Finding[]> {
  const answers = await Promise.all(probes.map(async (probe) => whole(await probe())));
  const answered = answers.map(({ up, missing }) => up || missing.length > 0);
  const parts = [...new Set(answers.flatMap(({ missing }) => missing))].map((part) => {
    const needed = answers.some(({ up, missing }) => !up && missing.includes(part));
    const state = stateOf(answers.map(({ missing }, n) => answered[n] === true && !missing.includes(part)));
    return { name: `${name}.${part}`, essential: essential && needed, state };
  });
  return [{ name, essential, state: stateOf(answered) }, ...parts];
}

function whole(answer: boolean | Health): Health {
  return typeof answer === 'boolean' ? { up: answer, missing: [] } : answer;
}

function stateOf(answers: readonly boolean[]): State {
  if (answers.every(Boolean)) return 'up';
  return answers.some(Boolean) ? 'partly' : 'down';
}

import { testHooks } from '@kashikari/contracts';
import { DEFAULT_LOCALE, DomainError, SYSTEM, type Call } from '@kashikari/kernel';
import type { GrpcClient, GrpcClients } from '@kashikari/platform/edge';

export type Hook = GrpcClient<testHooks.TestHooksServiceService>;

/** Number of consecutive rounds without work after which everything counts as idle; a relay may still hold an event. */
const QUIET_ROUNDS = 2;

/** More rounds than any chain of events is long; more means that something feeds itself. */
const MAX_ROUNDS = 500;

/** The test hooks of every process behind us. */
export class Hooks {
  constructor(private readonly processes: readonly Hook[]) {}

  static of(clients: readonly { service: string; clients: GrpcClients }[]): Hooks {
    return new Hooks(
      clients.map(({ service, clients: one }) => one.connect(testHooks.TestHooksServiceClient, service)),
    );
  }

  /**
   * Sets business time everywhere, and runs everything that becomes due, in order. Time advances from one due instant
   * to the next; at each, all work and its consequences are done before it continues.
   * @param target undefined returns to real time
   */
  async setClock(target: Date | undefined): Promise<void> {
    if (target) {
      for (let next = await this.nextDue(target); next; next = await this.nextDue(target)) {
        await this.moveTo(next.due);
        // Most jobs have no effect. If none published an event, no other process has work.
        const rounds = await Promise.all(next.processes.map(oneRound));
        if (rounds.some(({ told }) => told)) await this.drain();
      }
    }
    await this.moveTo(target);
    await this.drain();
  }

  /** Works until every outbox and inbox is empty and no job is due. */
  async drain(): Promise<void> {
    let quiet = 0;
    for (let round = 0; quiet < QUIET_ROUNDS; round++) {
      if (round === MAX_ROUNDS) throw new Error(`Still running after ${MAX_ROUNDS} rounds`);
      const rounds = await Promise.all(this.processes.map(oneRound));
      quiet = rounds.every(({ idle }) => idle) ? quiet + 1 : 0;
    }
  }

  private async moveTo(now: Date | undefined): Promise<void> {
    await Promise.all(this.processes.map((hook) => hook.setClock({ now }, call())));
  }

  /** The earliest instant up to `target` at which some job falls due, and whose it is. */
  private async nextDue(target: Date): Promise<{ due: Date; processes: Hook[] } | undefined> {
    const answers = await Promise.all(this.processes.map((hook) => hook.nextDue({}, call())));
    const times = answers.map(({ dueAt }) => dueAt?.getTime() ?? Infinity);
    const due = Math.min(...times);
    if (due > target.getTime()) return undefined;
    return { due: new Date(due), processes: this.processes.filter((_, index) => times[index] === due) };
  }
}

/** Runs a round. A process that is still working after the timeout is not idle, so it is called again. */
async function oneRound(hook: Hook): Promise<testHooks.DrainResponse> {
  try {
    return await hook.drain({}, call());
  } catch (error) {
    if (error instanceof DomainError && error.refusal.code === 'deadline_exceeded')
      return { idle: false, told: true };
    throw error;
  }
}

export function call(): Call {
  return { actor: SYSTEM, now: Date.now(), locale: DEFAULT_LOCALE };
}

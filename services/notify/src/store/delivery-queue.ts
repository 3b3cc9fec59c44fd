import { newId, type Database, type Jobs, type SqlTx } from '@kashikari/platform';

/** Time after which the process that reserved an item counts as dead, milliseconds. */
const CARRY_FOR = 5 * 60_000;

/** The statements of one table of what is to leave, e.g. ./statements.ts. */
export interface TrayStatements {
  /** $1 now. Ends what was settled long ago. */
  readonly forget: string;
  /** $1 now, $2 how many, $3 milliseconds after which whoever carries it is taken for dead. */
  readonly take: string;
  /** $1 {@link SettledRow}s as JSON, $2 now. */
  readonly settle: string;
  /** Answers `since`: when what a former process carried can be taken for lost. */
  readonly lost: string;
}

interface Item {
  readonly id: string;
}

/** Outcome of one item, as `settle` reads it; each table adds other fields. */
export interface SettledRow {
  readonly id: string;
  readonly state: 'waiting' | 'sent' | 'dropped';
  readonly reason: string | null;
  /** Time of the next attempt. */
  readonly due_at?: Date;
}

/**
 * A table of items to send, with the jobs of one kind that reserve them when they are due. Each reservation schedules
 * another check, in case the dispatcher dies, until the whole round is settled.
 */
export class DeliveryQueue {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    /** Kind of the jobs that take out what is due. */
    private readonly kind: string,
    private readonly statements: TrayStatements,
  ) {}

  /** Orders looks for what is due, one for each of these times. */
  look(tx: SqlTx, ...times: readonly number[]): Promise<void> {
    const looks = [...new Set(times)].map((dueAt) => ({ kind: this.kind, key: newId(), dueAt }));
    return this.jobs.schedule(tx, ...looks);
  }

  /**
   * Reserves due items. Items sealed under a lost secret are unreadable: they are dropped, and do not delay later ones.
   * @param open returns undefined for an item that cannot be opened
   */
  async take<R extends Item, C extends Item>(
    limit: number,
    now: number,
    tx: SqlTx,
    open: (row: R) => C | undefined,
  ): Promise<{ carried: C[]; dropped: R[] }> {
    await tx.read(this.statements.forget, [new Date(now)]);
    const rows = await tx.read<R>(this.statements.take, [new Date(now), limit, CARRY_FOR]);
    const carried = rows.flatMap((row) => open(row) ?? []);
    const opened = new Set(carried.map(({ id }) => id));
    const dropped = rows.filter(({ id }) => !opened.has(id));
    await this.note(
      dropped.map(({ id }) => ({ id, state: 'dropped', reason: 'sealed' })),
      now,
      tx,
    );
    // Should we die on the way, this look finds them again; it is taken back when all is well.
    if (carried.length)
      await this.jobs.schedule(tx, { kind: this.kind, key: lostKey(carried), dueAt: now + CARRY_FOR });
    return { carried, dropped };
  }

  /**
   * Notes what became of some, and orders another look for those to be tried again.
   * @param round all that were taken together, once none of them is left: nobody has to look for them any more
   */
  async settle(rows: readonly SettledRow[], now: number, tx: SqlTx, round?: readonly Item[]): Promise<void> {
    await this.note(rows, now, tx);
    if (round) await this.jobs.cancel(tx, this.kind, lostKey(round));
    await this.look(tx, ...rows.flatMap(({ due_at: dueAt }) => dueAt?.getTime() ?? []));
  }

  /** Orders a look for what a former process left behind. */
  async lookAround(now: number): Promise<void> {
    const lost = await this.db.one<{ since: Date | null }>(this.statements.lost);
    if (!lost?.since) return;
    const at = now + Math.max(0, lost.since.getTime() - Date.now());
    await this.db.transaction((tx) => this.look(tx, at));
  }

  private async note(rows: readonly SettledRow[], now: number, tx: SqlTx): Promise<void> {
    if (rows.length) await tx.read(this.statements.settle, [JSON.stringify(rows), new Date(now)]);
  }
}

/** One look for what is lost of a round, named after its first. */
function lostKey(round: readonly Item[]): string {
  return `lost:${round.map(({ id }) => id).sort()[0]}`;
}

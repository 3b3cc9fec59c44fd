import { groupedBy } from '@kashikari/kernel';
import type { Outbox, SqlTx } from '@kashikari/platform';
import type { PostSnapshot, SeatsSnapshot, Snapshot } from '../../domain/shared/snapshots';
import { eventOf, postChanged, seatsChanged, sessionsEnded } from './outbox';

/** Rows written by one statement. */
const AT_ONCE = 500;

/** A session that is over, as a statement gives it back. */
export interface EndedRow {
  readonly id: string;
  readonly user_id: string;
}

/** Publishes the snapshots of one transaction: each goes to the outbox at once, and is pushed after the commit. */
export class Publisher {
  private readonly all: Snapshot[] = [];

  constructor(
    private readonly outbox: Outbox,
    private readonly tx: SqlTx,
  ) {}

  async publish(...snapshots: readonly Snapshot[]): Promise<void> {
    if (snapshots.length === 0) return;
    this.all.push(...snapshots);
    await this.endAccess('user_id', snapshots.flatMap(reachesLess));
    await this.repeat(...snapshots);
  }

  /** Publishes snapshots again that nothing has changed: by events alone, nobody waits for them. */
  async repeat(...snapshots: readonly Snapshot[]): Promise<void> {
    for (let from = 0; from < snapshots.length; from += AT_ONCE) {
      await this.outbox.append(this.tx, ...snapshots.slice(from, from + AT_ONCE).map(eventOf));
    }
  }

  /** Sessions that are over: the gateways hear it within a second, others by an event. */
  async publishEnded(rows: readonly EndedRow[], now: number): Promise<void> {
    await this.endAccess(
      'session_id',
      rows.map(({ id }) => id),
    );
    const ofUser = groupedBy(rows, (row) => row.user_id);
    const events = [...ofUser].map(([userId, own]) =>
      sessionsEnded(
        userId,
        own.map(({ id }) => id),
        new Date(now),
      ),
    );
    for (let from = 0; from < events.length; from += AT_ONCE) {
      await this.outbox.append(this.tx, ...events.slice(from, from + AT_ONCE));
    }
  }

  /** Publishes the number of seats in use, by event only: nobody waits for it. */
  async publishSeats(seats: SeatsSnapshot): Promise<void> {
    await this.outbox.append(this.tx, seatsChanged(seats));
  }

  /** Publishes changed posts of one group, by events only. */
  async publishPosts(...posts: readonly PostSnapshot[]): Promise<void> {
    if (posts.length) await this.outbox.append(this.tx, ...posts.map(postChanged));
  }

  private async endAccess(column: 'session_id' | 'user_id', ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.tx.read(`insert into ended_access (${column}) select unnest($1::uuid[])`, [ids]);
  }

  get snapshots(): readonly Snapshot[] {
    return this.all;
  }
}

/** Returns the users who lose access by a snapshot: an ended or paused membership, or an ended manager. */
function reachesLess({ about, snapshot }: Snapshot): string[] {
  if (about === 'membership' && (snapshot.deleted || snapshot.disabled)) return [snapshot.userId];
  return about === 'manager' && snapshot.deleted ? [snapshot.userId] : [];
}

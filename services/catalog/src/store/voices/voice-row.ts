import type { Database } from '@kashikari/platform';
import { OWN_PIECE, type Listed } from '../../app/ports/voices';
import type { Page } from '../../app/ports';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { Review } from '../../domain/voice';
import type { VoicesOutbox } from './outbox-voices';

export interface VoiceRow {
  readonly id: Id;
  readonly version: number;
  readonly good_id: Id;
  readonly user_id: Id;
  readonly body: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export function voiceOf(row: VoiceRow): Review {
  return {
    id: row.id,
    version: Number(row.version),
    goodId: row.good_id,
    userId: row.user_id,
    body: row.body,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}

/** The rows of reviews or of comments, as far as both are kept alike. */
export class VoiceRows<Row extends VoiceRow, Voice> {
  private readonly table: string;

  constructor(
    private readonly db: Database,
    private readonly outbox: VoicesOutbox,
    private readonly what: 'review' | 'comment',
    private readonly toVoice: (row: Row) => Voice,
  ) {
    this.table = `good_${what}`;
  }

  async find(id: Id): Promise<Voice | undefined> {
    const row = await this.db.one<Row>(`select * from ${this.table} where id = $1`, [id]);
    return row && this.toVoice(row);
  }

  /** A page of what is said about a good, the newest first, and how much there is. */
  async listOf(goodId: Id, { page, perPage }: Page): Promise<Listed<Voice>> {
    const rows = await this.db.read<Row>(
      `select * from ${this.table} where good_id = $1 order by id desc limit $2 offset $3`,
      [goodId, perPage, (page - 1) * perPage],
    );
    const count = await this.db.one<{ total: number }>(
      `select count(*)::int as total from ${this.table} where good_id = $1`,
      [goodId],
    );
    return { items: rows.map(this.toVoice), total: count?.total ?? 0 };
  }

  async ownBefore(userId: Id, beforeId: Id | undefined): Promise<Voice[]> {
    const rows = await this.db.read<Row>(
      `select * from ${this.table} where user_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
      [userId, beforeId ?? null, OWN_PIECE],
    );
    return rows.map(this.toVoice);
  }

  async remove(good: Good, id: Id, now: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const row = await tx.one<Row>(`delete from ${this.table} where id = $1 returning *`, [id]);
      if (!row) return;
      const gone = { ...voiceOf(row), version: Number(row.version) + 1, updatedAt: now };
      await this.outbox.changed(tx, this.what, good, gone, true);
    });
  }
}

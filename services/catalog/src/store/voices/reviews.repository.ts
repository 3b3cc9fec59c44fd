import { refused, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { Database, holdPresent, idempotent, newId } from '@kashikari/platform';
import type { Page } from '../../app/ports';
import { Reviews, type Listed } from '../../app/ports/voices';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { Review } from '../../domain/voice';
import { voiceOf, VoiceRows, type VoiceRow } from './voice-row';
import { VoicesOutbox } from './outbox-voices';

@Injectable()
export class PgReviews extends Reviews {
  private readonly rows: VoiceRows<VoiceRow, Review>;

  constructor(
    private readonly db: Database,
    private readonly outbox: VoicesOutbox,
  ) {
    super();
    this.rows = new VoiceRows(db, outbox, 'review', voiceOf);
  }

  find(id: Id): Promise<Review | undefined> {
    return this.rows.find(id);
  }

  listOf(goodId: Id, page: Page): Promise<Listed<Review>> {
    return this.rows.listOf(goodId, page);
  }

  async by(userId: Id, goodId: Id): Promise<Review | undefined> {
    const sql = 'select * from good_review where user_id = $1 and good_id = $2';
    const row = await this.db.one<VoiceRow>(sql, [userId, goodId]);
    return row && voiceOf(row);
  }

  ownBefore(userId: Id, beforeId: Id | undefined): Promise<Review[]> {
    return this.rows.ownBefore(userId, beforeId);
  }

  add(call: Call, good: Good, userId: Id, body: string): Promise<Review> {
    return idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      const row = await tx.one<VoiceRow>(
        `insert into good_review (id, version, good_id, user_id, body, created_at, updated_at)
         values ($1, 1, $2, $3, $4, $5, $5) on conflict (good_id, user_id) do nothing returning *`,
        [newId(), good.id, userId, body, new Date(call.now)],
      );
      if (!row) {
        const own = await tx.one<{ id: Id }>(
          'select id from good_review where good_id = $1 and user_id = $2',
          [good.id, userId],
        );
        throw refused('review.exists', { review_id: own?.id ?? '' });
      }
      const review = voiceOf(row);
      await this.outbox.changed(tx, 'review', good, review);
      return review;
    });
  }

  change(
    good: Good,
    id: Id,
    body: string,
    now: number,
    check: (now: Review) => void,
  ): Promise<Review | undefined> {
    return this.db.transaction(async (tx) => {
      const before = await tx.one<VoiceRow>('select * from good_review where id = $1 for no key update', [
        id,
      ]);
      if (!before) return undefined;
      check(voiceOf(before));
      const row = await tx.one<VoiceRow>(
        'update good_review set body = $2, version = version + 1, updated_at = $3 where id = $1 returning *',
        [id, body, new Date(now)],
      );
      const review = voiceOf(row!);
      await this.outbox.changed(tx, 'review', good, review);
      return review;
    });
  }

  remove(good: Good, { id }: Review, now: number): Promise<void> {
    return this.rows.remove(good, id, now);
  }
}

import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { Database, holdPresent, idempotent, newId } from '@kashikari/platform';
import type { Page } from '../../app/ports';
import { Comments, type Listed } from '../../app/ports/voices';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { Comment } from '../../domain/voice';
import { voiceOf, VoiceRows, type VoiceRow } from './voice-row';
import { VoicesOutbox } from './outbox-voices';

interface CommentRow extends VoiceRow {
  readonly removed: boolean;
}

@Injectable()
export class PgComments extends Comments {
  private readonly rows: VoiceRows<CommentRow, Comment>;

  constructor(
    private readonly db: Database,
    private readonly outbox: VoicesOutbox,
  ) {
    super();
    this.rows = new VoiceRows(db, outbox, 'comment', commentOf);
  }

  find(id: Id): Promise<Comment | undefined> {
    return this.rows.find(id);
  }

  listOf(goodId: Id, page: Page): Promise<Listed<Comment>> {
    return this.rows.listOf(goodId, page);
  }

  ownBefore(userId: Id, beforeId: Id | undefined): Promise<Comment[]> {
    return this.rows.ownBefore(userId, beforeId);
  }

  add(call: Call, good: Good, userId: Id, body: string): Promise<Comment> {
    return idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      const row = await tx.one<CommentRow>(
        `insert into good_comment (id, version, good_id, user_id, body, created_at, updated_at)
         values ($1, 1, $2, $3, $4, $5, $5) returning *`,
        [newId(), good.id, userId, body, new Date(call.now)],
      );
      const comment = commentOf(row!);
      await this.outbox.changed(tx, 'comment', good, comment);
      return comment;
    });
  }

  remove(good: Good, { id }: Comment, now: number): Promise<void> {
    return this.rows.remove(good, id, now);
  }

  async empty(good: Good, { id }: Comment, now: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const row = await tx.one<CommentRow>(
        `update good_comment set body = '', removed = true, version = version + 1, updated_at = $2
          where id = $1 and not removed returning *`,
        [id, new Date(now)],
      );
      if (row) await this.outbox.changed(tx, 'comment', good, voiceOf(row), true);
    });
  }
}

function commentOf(row: CommentRow): Comment {
  return { ...voiceOf(row), removed: row.removed };
}

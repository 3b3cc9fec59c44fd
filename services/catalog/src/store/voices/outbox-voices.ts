import { exactly, type catalogEvents } from '@kashikari/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, type SqlTx } from '@kashikari/platform';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { Review } from '../../domain/voice';
import { named } from '../goods/outbox-goods';
import { RECEIVER_SEES, TIES_OF_RECEIVERS } from './notice-ties.sql';

/** Maximum number of users told of one comment or review. */
const MAX_TOLD = 500;

const TOPIC = { review: 'kashikari.catalog.review.v1', comment: 'kashikari.catalog.comment.v1' };
const TYPE = { review: 'kashikari.catalog.v1.ReviewChanged', comment: 'kashikari.catalog.v1.CommentChanged' };

/** Builds the event message, which reviews and comments share. */
const message = exactly<catalogEvents.ReviewChanged & catalogEvents.CommentChanged>();

/** $1 good, $2 author. The latest authors are notified if there are more. */
const TOLD = {
  name: 'told-of-voice',
  text: `
    with voice as (
      select user_id, id from good_comment where good_id = $1 and not removed
      union all select user_id, id from good_review where good_id = $1),
    receiver as (
      select user_id from (
        select user_id, max(id::text) as latest from voice where user_id <> $2 group by user_id
        union all select owner_id, 'z' from good where id = $1 and owner_id <> $2) said
      group by user_id order by max(latest) desc limit ${MAX_TOLD}),
    ${TIES_OF_RECEIVERS}
    select r.user_id from receiver r join good g on g.id = $1 where ${RECEIVER_SEES} order by 1`,
};

/** Writes into the outbox what has been said about a good, without its words. */
@Injectable()
export class VoicesOutbox {
  constructor(private readonly outbox: Outbox) {}

  async changed(
    tx: SqlTx,
    what: 'review' | 'comment',
    good: Good,
    voice: Review,
    deleted = false,
  ): Promise<void> {
    const isNew = !deleted && voice.version === 1;
    const toldIds = isNew ? await this.toldOf(tx, good.id, voice.userId) : [];
    const { id, version, goodId, userId, createdAt, updatedAt } = voice;
    const told = message({
      ...{ id, version, deleted, goodId, userId },
      ...{ goodTitle: good.title, toldIds },
      ...{ ownerId: good.ownerId, createdAt: new Date(createdAt), changedAt: new Date(updatedAt) },
    });
    return this.outbox.append(tx, { topic: TOPIC[what], key: goodId, type: TYPE[what], data: named(told) });
  }

  private async toldOf(tx: SqlTx, goodId: Id, authorId: Id): Promise<Id[]> {
    const rows = await tx.read<{ user_id: Id }>(TOLD, [goodId, authorId]);
    return rows.map(({ user_id: id }) => id);
  }
}

import { exactly, type catalogEvents } from '@kashikari/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, type SqlTx } from '@kashikari/platform';
import type { Good } from '../../domain/good';
import type { Review } from '../../domain/voice';
import { named } from '../goods/outbox-goods';

const TOPIC = { review: 'kashikari.catalog.review.v1', comment: 'kashikari.catalog.comment.v1' };
const TYPE = { review: 'kashikari.catalog.v1.ReviewChanged', comment: 'kashikari.catalog.v1.CommentChanged' };

/** Builds the event message, which reviews and comments share. */
const message = exactly<catalogEvents.ReviewChanged & catalogEvents.CommentChanged>();

/** Writes into the outbox what has been said about a good, without its words. */
@Injectable()
export class VoicesOutbox {
  constructor(private readonly outbox: Outbox) {}

  changed(tx: SqlTx, what: 'review' | 'comment', good: Good, voice: Review, deleted = false): Promise<void> {
    const { id, version, goodId, userId, createdAt, updatedAt } = voice;
    const told = message({
      ...{ id, version, deleted, goodId, userId },
      ...{ ownerId: good.ownerId, createdAt: new Date(createdAt), changedAt: new Date(updatedAt) },
    });
    return this.outbox.append(tx, { topic: TOPIC[what], key: goodId, type: TYPE[what], data: named(told) });
  }
}

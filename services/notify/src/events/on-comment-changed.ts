import { catalogEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import type { Dated } from '../app/write-mails';
import { WriteCommentMails } from '../app/write-comment-mails';
import type { CommentNews } from '../domain/comment-mails';

@OnEvent('kashikari.catalog.comment.v1', catalogEvents.CommentChanged)
export class OnCommentChanged implements EventHandler<catalogEvents.CommentChanged> {
  constructor(private readonly writing: WriteCommentMails) {}

  handle(events: Received<catalogEvents.CommentChanged>[], tx: Tx): Promise<void> {
    return this.writing.run(events.flatMap(toNews), tx);
  }
}

/** A changed or removed comment has no receivers. */
export function toNews({
  time,
  data,
}: Received<catalogEvents.CommentChanged | catalogEvents.ReviewChanged>): Dated<CommentNews>[] {
  const { id: voiceId, goodId, goodTitle, ownerId: lenderId, toldIds } = data;
  if (data.deleted || toldIds.length === 0) return [];
  return [{ ...{ voiceId, goodId, goodTitle, lenderId, toldIds }, happenedAt: time.getTime() }];
}

import { catalogEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteCommentMails } from '../app/write-comment-mails';
import { toNews } from './on-comment-changed';

@OnEvent('kashikari.catalog.review.v1', catalogEvents.ReviewChanged)
export class OnReviewChanged implements EventHandler<catalogEvents.ReviewChanged> {
  constructor(private readonly writing: WriteCommentMails) {}

  handle(events: Received<catalogEvents.ReviewChanged>[], tx: Tx): Promise<void> {
    return this.writing.run(events.flatMap(toNews), tx);
  }
}

import { Injectable } from '@nestjs/common';
import { EventFeed, Logger } from '@kashikari/platform';
import { History } from '../app/ports';

/** The events that the transport still stores. */
@Injectable()
export class FeedHistory extends History {
  constructor(
    private readonly feed: EventFeed,
    private readonly logger: Logger,
  ) {
    super();
  }

  replay(): Promise<void> {
    return this.feed.replay();
  }

  note(what: string, fields: object): void {
    this.logger.info(fields, what);
  }
}

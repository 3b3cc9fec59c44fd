import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { isNews } from '../../domain/booking-mails';
import type { News } from '../../domain/webhooks/news';
import { Times } from '../ports';
import { DeliveryQueue } from '../ports/webhooks';

/** Stores deliveries of events, in the transaction that consumes them. Old events are not delivered. */
@Injectable()
export class WriteDeliveries {
  constructor(
    private readonly queue: DeliveryQueue,
    private readonly times: Times,
  ) {}

  async run(news: readonly News[], tx: Tx): Promise<void> {
    const real = this.times.real();
    const recent = news.filter(({ happenedAt }) => isNews(happenedAt, real));
    if (recent.length) await this.queue.put(recent, this.times.now(), tx);
  }
}

import { reservationEvents } from '@kashikari/contracts';
import { usableTimeZone } from '@kashikari/kernel';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteDeliveries } from '../../app/webhooks/write-deliveries';
import type { News } from '../../domain/webhooks/news';
import { instantOf, newsOf, rangeOf } from './news-of';

/** Delivers offers of a waiting list to webhooks of the lender. */
@OnEvent('kashikari.reservation.wait.v1', reservationEvents.WaitChanged)
export class DeliverOffers implements EventHandler<reservationEvents.WaitChanged> {
  constructor(private readonly writing: WriteDeliveries) {}

  handle(events: Received<reservationEvents.WaitChanged>[], tx: Tx): Promise<void> {
    const offers = events.filter(
      ({ data }) => data.change === reservationEvents.WaitChange.WAIT_CHANGE_OFFERED,
    );
    return this.writing.run(offers.map(toNews), tx);
  }
}

function toNews(event: Received<reservationEvents.WaitChanged>): News {
  const { data } = event;
  const range = rangeOf(data);
  return newsOf(event, 'wait.offered', data.changedAt, {
    ...{ accountId: data.lenderId, goodId: data.goodId },
    data: {
      ...{ id: data.id, version: data.version, good_id: data.goodId, user_id: data.userId },
      ...{ quantity: data.quantity, state: data.state, answer_by: instantOf(data.answerBy) },
      ...range.data,
    },
    facts: {
      ...range.facts,
      ...{ title: data.goodTitle, quantity: data.quantity, personId: data.userId },
      timeZone: usableTimeZone(data.timeZone),
      path: `/goods/${data.goodId}`,
    },
  });
}

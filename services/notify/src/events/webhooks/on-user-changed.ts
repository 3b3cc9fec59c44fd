import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { Webhooks } from '../../app/ports/webhooks';

/** Deletes the webhooks of deleted users. */
@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class EndWebhooksOfUsers implements EventHandler<identityEvents.UserChanged> {
  constructor(private readonly webhooks: Webhooks) {}

  async handle(events: Received<identityEvents.UserChanged>[], tx: Tx): Promise<void> {
    const gone = events.filter(({ data }) => data.deleted).map(({ data }) => data.id);
    if (gone.length) await this.webhooks.removeOfUsers(gone, tx);
  }
}

import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { EndGroupChoices } from '../app/end-group-choices';
import { KeepNewGoodsReaders } from '../app/keep-new-goods-readers';
import { KeepPushTokens } from '../app/keep-push-tokens';

/** Removes the push tokens and notification settings of deleted users, and stores when others get news of goods. */
@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class OnUserChanged implements EventHandler<identityEvents.UserChanged> {
  constructor(
    private readonly keeping: KeepPushTokens,
    private readonly ending: EndGroupChoices,
    private readonly readers: KeepNewGoodsReaders,
  ) {}

  async handle(events: Received<identityEvents.UserChanged>[], tx: Tx): Promise<void> {
    const gone = events.filter(({ data }) => data.deleted).map(({ data }) => data.id);
    await this.keeping.forgetUsers(gone, tx);
    await this.ending.ofUsers(gone, tx);
    await this.readers.apply(
      events.map(({ data }) => data),
      tx,
    );
  }
}

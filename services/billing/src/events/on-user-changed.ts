import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type Received, type Tx } from '@kashikari/platform';
import { FollowAccounts } from '../app/follow-accounts';

/** Identity tells of accounts that begin and end. */
@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class OnUserChanged {
  constructor(private readonly follow: FollowAccounts) {}

  async handle(events: Received<identityEvents.UserChanged>[], tx: Tx): Promise<void> {
    const accounts = events.map(({ data: { id, deleted, changedAt }, time }) => {
      return { id, deleted, changedAt: (changedAt ?? time).getTime() };
    });
    await this.follow.run(accounts, tx);
  }
}

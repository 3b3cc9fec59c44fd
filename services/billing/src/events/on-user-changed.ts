import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, type Received, type Tx } from '@kashikari/platform';
import { FollowAccounts } from '../app/follow-accounts';
import { accountSnapshot, People } from '../app/ports';

/** Consumes accounts that begin, change and end. */
@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class OnUserChanged {
  constructor(
    private readonly follow: FollowAccounts,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  async handle(events: Received<identityEvents.UserChanged>[], tx: Tx): Promise<void> {
    const accounts = events.map(({ data: { id, deleted, changedAt }, time }) => {
      return { id, deleted, changedAt: (changedAt ?? time).getTime() };
    });
    await this.people.applyAccounts(
      tx,
      events.map(({ data }) => accountSnapshot(data)),
    );
    await this.follow.run(accounts, tx, this.clock.now());
  }
}

import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { Index } from '../app/ports';
import type { AccountFact } from '../domain/facts';

@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class OnUserChanged implements EventHandler<identityEvents.UserChanged> {
  constructor(private readonly index: Index) {}

  async handle(events: Received<identityEvents.UserChanged>[], tx: Tx): Promise<void> {
    await this.index.putAccounts(
      events.map(({ data }) => toFact(data)),
      tx,
    );
  }
}

function toFact(user: identityEvents.UserChanged): AccountFact {
  return {
    id: user.id,
    version: user.version,
    deleted: user.deleted,
    timeZone: user.timeZone || 'Asia/Tokyo',
    preventPublicAccess: user.lenderRules?.preventPublicAccess ?? false,
    manageHandOver: user.lenderRules?.manageHandOver ?? false,
  };
}

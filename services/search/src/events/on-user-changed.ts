import { identityEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Index } from '../app/ports';
import type { AccountFact } from '../domain/facts';

@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class OnUserChanged extends ReplicaConsumer<identityEvents.UserChanged> {
  constructor(index: Index) {
    super((accounts, tx) => index.putAccounts(accounts.map(toFact), tx));
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

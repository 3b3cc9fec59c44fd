import { identityEvents } from '@kashikari/contracts';
import { usableTimeZone } from '@kashikari/kernel';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Index } from '../app/ports';
import type { AccountSnapshot } from '../domain/snapshots';

@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class OnUserChanged extends ReplicaConsumer<identityEvents.UserChanged> {
  constructor(index: Index) {
    super((accounts, tx) => index.putAccounts(accounts.map(toSnapshot), tx));
  }
}

function toSnapshot(user: identityEvents.UserChanged): AccountSnapshot {
  return {
    id: user.id,
    version: user.version,
    deleted: user.deleted,
    timeZone: usableTimeZone(user.timeZone),
    preventPublicAccess: user.lenderRules?.preventPublicAccess ?? false,
    manageHandOver: user.lenderRules?.manageHandOver ?? false,
    disabledDaysIndexes: user.lenderRules?.disabledDaysIndexes ?? [],
    closedDates: user.lenderRules?.closedDates ?? [],
    closedOnHolidays: user.lenderRules?.closedOnHolidays ?? '',
  };
}

import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Fees } from '../app/ports';

/** Consumes what groups ask of their members. */
@OnEvent('kashikari.identity.group.v1', identityEvents.GroupChanged)
export class OnFeeGroupChanged extends ReplicaConsumer<identityEvents.GroupChanged> {
  constructor(fees: Fees, clock: Clock) {
    super((groups, tx) => fees.applyGroups(tx, groups, clock.now()));
  }
}

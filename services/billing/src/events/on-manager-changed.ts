import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Fees, People } from '../app/ports';

/** Consumes who manages for whom: managers pay no fee. */
@OnEvent('kashikari.identity.manager.v1', identityEvents.ManagerChanged)
export class OnManagerChanged extends ReplicaConsumer<identityEvents.ManagerChanged> {
  constructor(people: People, fees: Fees, clock: Clock) {
    super(async (managers, tx) => {
      await people.applyManagers(tx, managers);
      await fees.followManagers(tx, managers, clock.now());
    });
  }
}

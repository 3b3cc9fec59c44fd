import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { Contracts } from '../app/ports';

/** Consumes how many seats of an account are taken: they are billed by the day. */
@OnEvent('kashikari.identity.seats.v1', identityEvents.SeatsChanged)
export class OnSeatsChanged implements EventHandler<identityEvents.SeatsChanged> {
  constructor(private readonly contracts: Contracts) {}

  async handle(events: Received<identityEvents.SeatsChanged>[], tx: Tx): Promise<void> {
    await this.contracts.addCounts(
      tx,
      events.map(({ data: { accountId, version, used, changedAt }, time }) => ({
        ...{ accountId, version, used, at: (changedAt ?? time).getTime() },
      })),
    );
  }
}

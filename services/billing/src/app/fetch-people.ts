import { Injectable } from '@nestjs/common';
import { actorUserId, isId, type Call } from '@kashikari/kernel';
import { Identity, People } from './ports';

/**
 * Makes sure that the copies contain the caller and the accounts that the caller manages. Identity publishes both; a caller whose
 * events have not arrived is queried once, outside of transactions.
 */
@Injectable()
export class FetchPeople {
  constructor(
    private readonly people: People,
    private readonly identity: Identity,
  ) {}

  async ofCaller({ actor, actorKnown }: Call): Promise<void> {
    const id = actorUserId(actor);
    if (!id || !isId(id) || actorKnown) return;
    const access = await this.identity.accessOf(id);
    if (!access) return;
    await this.people.transaction(async (tx) => {
      await this.people.applyAccounts(tx, access.accounts);
      await this.people.applyManagers(tx, access.managers);
    });
  }
}

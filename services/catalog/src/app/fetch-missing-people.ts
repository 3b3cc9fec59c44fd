import { actorUserId, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isId, type Id } from '../domain/ids';
import type { PeopleSnapshots } from '../domain/people';
import { IdentityClient, People } from './ports';

/**
 * Makes sure that the replicas have whom a call is about. Identity pushes and publishes its snapshots; only who is so new
 * that neither has arrived is asked for, once, and never inside a transaction.
 */
@Injectable()
export class FetchMissingPeople {
  constructor(
    private readonly people: People,
    private readonly identity: IdentityClient,
  ) {}

  /** Fetches the caller with their groups and accounts. Deleted callers were rejected at the controller. */
  async actor({ actor, actorKnown }: Call): Promise<void> {
    const id = actorUserId(actor);
    if (id && isId(id) && !actorKnown) await this.apply(await this.identity.accessOf(id));
  }

  /** Somebody whom a call names, whatever the replicas say. */
  async userAnew(id: Id): Promise<void> {
    await this.apply(await this.identity.accessOf(id));
  }

  async groups(ids: readonly Id[]): Promise<void> {
    const unknown = await this.people.unknownGroups(ids);
    if (unknown.length > 0) await this.groupsAnew(unknown);
  }

  /** Whatever the replicas say. */
  async groupsAnew(ids: readonly Id[]): Promise<void> {
    await this.apply(await this.identity.groups(ids));
  }

  private apply(snapshots: PeopleSnapshots): Promise<void> {
    return this.people.transaction(async (tx) => {
      await this.people.applyAccounts(tx, snapshots.accounts);
      await this.people.applyGroups(tx, snapshots.groups);
      await this.people.applyMemberships(tx, snapshots.memberships);
      await this.people.applyManagers(tx, snapshots.managers);
    });
  }
}

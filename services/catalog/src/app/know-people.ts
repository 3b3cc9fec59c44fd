import { DomainError, actorUserId, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isId, type Id } from '../domain/ids';
import type { PeopleFacts } from '../domain/people';
import { IdentityClient, PeopleRepository } from './ports';

/**
 * Makes sure that the copies know whom a call is about. Identity pushes and publishes its facts; only who is so new
 * that neither has arrived is asked for, once, and never inside a transaction.
 */
@Injectable()
export class KnowPeople {
  constructor(
    private readonly people: PeopleRepository,
    private readonly identity: IdentityClient,
  ) {}

  /** Whoever makes the call. @throws DomainError `session_ended` for who is gone */
  async actor({ actor }: Call): Promise<void> {
    const id = actorUserId(actor);
    if (!id || !isId(id) || (await this.account(id)) !== 'gone') return;
    throw new DomainError({ kind: 'unauthenticated', code: 'session_ended' });
  }

  /** An account, with the groups and accounts that it has to do with. */
  async account(id: Id): Promise<boolean | 'gone'> {
    const known = await this.people.knowsAccount(id);
    if (!known) await this.takeIn(await this.identity.accessOf(id));
    return known;
  }

  async groups(ids: readonly Id[]): Promise<void> {
    const unknown = await this.people.unknownGroups(ids);
    if (unknown.length > 0) await this.groupsAnew(unknown);
  }

  /** Whatever the copies say. */
  async groupsAnew(ids: readonly Id[]): Promise<void> {
    await this.takeIn(await this.identity.groups(ids));
  }

  private takeIn(facts: PeopleFacts): Promise<void> {
    return this.people.transaction(async (scope) => {
      await this.people.applyAccounts(scope, facts.accounts);
      await this.people.applyGroups(scope, facts.groups);
      await this.people.applyMemberships(scope, facts.memberships);
      await this.people.applyManagers(scope, facts.managers);
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { AccountFact, GroupFact, ManagerFact, MembershipFact } from '../domain/people';
import { GoodsRepository, PeopleRepository, PicturesRepository, type Scope } from './ports';
import { FoldersRepository } from './ports/shelves';

/**
 * Takes in what identity tells, by push or by event, and draws the consequences for goods. Older facts than those
 * known do nothing.
 */
@Injectable()
export class TakeInPeople {
  constructor(
    private readonly people: PeopleRepository,
    private readonly goods: GoodsRepository,
    private readonly pictures: PicturesRepository,
    private readonly folders: FoldersRepository,
  ) {}

  /** With an account its goods go (specification, section 6), with all their words, and its pictures at once. */
  async accounts(facts: readonly AccountFact[], scope: Scope, now: number): Promise<void> {
    const newer = await this.people.applyAccounts(scope, facts);
    if (newer.length > 0) await this.pictures.showInGroups(scope, newer, now);
    const gone = deletedOf(newer);
    for (const { id } of gone) {
      await this.pictures.forgetOf(scope, id, now);
      await this.goods.deleteOf(scope, id, now);
    }
  }

  /** Goods outlive their group; its pictures and folders don't. */
  async groups(facts: readonly GroupFact[], scope: Scope, now: number): Promise<void> {
    const newer = await this.people.applyGroups(scope, facts);
    if (newer.length > 0) await this.pictures.showInGroups(scope, newer, now);
    const gone = deletedOf(newer).map(({ id }) => id);
    if (gone.length > 0) await this.folders.removeOf(scope, gone);
    for (const id of gone) {
      await this.goods.leaveGroup(scope, id, undefined, now);
    }
  }

  /** Who leaves a group takes own goods along, unless it still acts for the group's owner. */
  async memberships(facts: readonly MembershipFact[], scope: Scope, now: number): Promise<void> {
    for (const { userId, groupId } of deletedOf(await this.people.applyMemberships(scope, facts))) {
      const stays = await this.people.hasPlace(scope, userId, groupId);
      if (!stays) await this.goods.leaveGroup(scope, groupId, userId, now);
    }
  }

  async managers(facts: readonly ManagerFact[], scope: Scope): Promise<void> {
    await this.people.applyManagers(scope, facts);
  }
}

function deletedOf<F extends { readonly deleted: boolean }>(facts: readonly F[]): F[] {
  return facts.filter(({ deleted }) => deleted);
}

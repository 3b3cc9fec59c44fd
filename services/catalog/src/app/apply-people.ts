import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import type { AccountFact, GroupFact, ManagerFact, MembershipFact } from '../domain/people';
import { Goods, People, Pictures } from './ports';
import { Folders } from './ports/folders';

/**
 * Applies what identity tells, by push or by event, and draws the consequences for goods. Older facts than those known do
 * nothing.
 */
@Injectable()
export class ApplyPeople {
  constructor(
    private readonly people: People,
    private readonly goods: Goods,
    private readonly pictures: Pictures,
    private readonly folders: Folders,
  ) {}

  /** With an account its goods go (specification, section 6), with all their words, and its pictures at once. */
  async accounts(facts: readonly AccountFact[], tx: Tx, now: number): Promise<void> {
    const newer = await this.people.applyAccounts(tx, facts);
    if (newer.length > 0) await this.pictures.showInGroups(tx, newer, now);
    const gone = deletedOf(newer);
    for (const { id } of gone) {
      await this.pictures.forgetOf(tx, id, now);
      await this.goods.deleteOf(tx, id, now);
    }
  }

  /** Goods outlive their group; its pictures and folders don't. */
  async groups(facts: readonly GroupFact[], tx: Tx, now: number): Promise<void> {
    const newer = await this.people.applyGroups(tx, facts);
    if (newer.length > 0) await this.pictures.showInGroups(tx, newer, now);
    const gone = deletedOf(newer).map(({ id }) => id);
    if (gone.length > 0) await this.folders.removeOf(tx, gone);
    for (const id of gone) {
      await this.goods.leaveGroup(tx, id, undefined, now);
    }
  }

  /** Who leaves a group takes own goods along, unless it still acts for the group's owner. */
  async memberships(facts: readonly MembershipFact[], tx: Tx, now: number): Promise<void> {
    for (const { userId, groupId } of deletedOf(await this.people.applyMemberships(tx, facts))) {
      const stays = await this.people.hasPlace(tx, userId, groupId);
      if (!stays) await this.goods.leaveGroup(tx, groupId, userId, now);
    }
  }

  async managers(facts: readonly ManagerFact[], tx: Tx): Promise<void> {
    await this.people.applyManagers(tx, facts);
  }
}

function deletedOf<F extends { readonly deleted: boolean }>(facts: readonly F[]): F[] {
  return facts.filter(({ deleted }) => deleted);
}

import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import type { AccountSnapshot, GroupSnapshot, ManagerSnapshot, MembershipSnapshot } from '../domain/people';
import { Goods, People, Pictures } from './ports';

/**
 * Applies snapshots from identity, pushed or by event, with their consequences for goods. Snapshots older than the
 * stored ones are ignored.
 */
@Injectable()
export class ApplyPeople {
  constructor(
    private readonly people: People,
    private readonly goods: Goods,
    private readonly pictures: Pictures,
  ) {}

  /**
   * Applies accounts. A deleted account's goods are deleted (specification, section 6), with all their text; its
   * pictures are removed at once.
   */
  async accounts(snapshots: readonly AccountSnapshot[], tx: Tx, now: number): Promise<void> {
    const newer = await this.people.applyAccounts(tx, snapshots);
    if (newer.length > 0) await this.pictures.showInGroups(tx, newer, now);
    const gone = deletedOf(newer);
    for (const { id } of gone) {
      await this.pictures.forgetOf(tx, id, now);
      await this.goods.deleteOf(tx, id, now);
    }
  }

  /** Goods outlive their group; its pictures don't, nor what cascades from it. */
  async groups(snapshots: readonly GroupSnapshot[], tx: Tx, now: number): Promise<void> {
    const newer = await this.people.applyGroups(tx, snapshots);
    if (newer.length > 0) await this.pictures.showInGroups(tx, newer, now);
    const gone = deletedOf(newer).map(({ id }) => id);
    for (const id of gone) {
      await this.goods.leaveGroup(tx, id, undefined, now);
    }
  }

  /**
   * Applies memberships. A leaving member's goods leave the group, unless the member still acts for the group's owner.
   */
  async memberships(snapshots: readonly MembershipSnapshot[], tx: Tx, now: number): Promise<void> {
    for (const { userId, groupId } of deletedOf(await this.people.applyMemberships(tx, snapshots))) {
      const stays = await this.people.hasPlace(tx, userId, groupId);
      if (!stays) await this.goods.leaveGroup(tx, groupId, userId, now);
    }
  }

  async managers(snapshots: readonly ManagerSnapshot[], tx: Tx): Promise<void> {
    await this.people.applyManagers(tx, snapshots);
  }
}

function deletedOf<F extends { readonly deleted: boolean }>(snapshots: readonly F[]): F[] {
  return snapshots.filter(({ deleted }) => deleted);
}

import { Injectable } from '@nestjs/common';
import { notFound, unwrap, refused } from '@kashikari/kernel';
import { transferGroup, type Group } from '../../domain/groups/group';
import { asGroupOwner } from '../../domain/members/membership';
import { GroupRoom } from './group-room';
import { GroupViews, Secrets, SecurityTime, UserViews, type KeyedMail, type Work } from '../ports';
import { noSeat } from '../../domain/seats/seats';
import { reseatAccount } from '../seats/reseating';

/**
 * Transfers a group for good to the account that accepted it (spec section 4). The former owner stays as a group owner.
 */
@Injectable()
export class HandOver {
  constructor(
    private readonly groups: GroupViews,
    private readonly users: UserViews,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly room: GroupRoom,
  ) {}

  /**
   * Transfers a group while both accounts are locked. Refuses `group.heir` if the receiver is no longer eligible, and
   * `quota` for too many groups. Refuses `plan_limit` too: nobody loses a seat through another person's decision.
   * @param accountId account that offered the group; it must still be the owner
   * @param take consumes the invitation
   */
  async run(
    work: Work,
    { groupId, accountId }: { groupId: string; accountId: string },
    heir: string,
    now: number,
    take: () => Promise<void>,
  ): Promise<void> {
    if (!(await this.groups.isHeir(accountId, heir))) throw refused('group.heir');
    const group = await work.groups.lock(groupId);
    if (group?.ownerId !== accountId) throw refused('invite.expired');
    await this.room.refuseFull(work, heir);
    await this.hand(work, group, heir, now, take);
    const data = { group_id: groupId, from: accountId, to: heir };
    const event = { kind: 'group_transferred', at: this.time.now(), data } as const;
    await work.note({ ...event, userId: accountId }, { ...event, userId: heir });
    await this.notifyBothSides(work, group, heir, now);
  }

  /** Notifies both accounts and their managers. */
  private async notifyBothSides(work: Work, group: Group, heir: string, now: number): Promise<void> {
    const sides = [group.ownerId, heir];
    const around = (await Promise.all(sides.map((id) => work.managers.around(id)))).flat();
    const managers = around.filter(({ accountId }) => sides.includes(accountId)).map(({ userId }) => userId);
    const people = await this.users.present([...new Set([...sides, ...managers])]);
    const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
    const told = {
      group: group.name,
      from: nameOf(group.ownerId),
      to: nameOf(heir),
      path: `/-/${group.slug}`,
    };
    const mails = people.flatMap(({ email, locale, name }): KeyedMail[] => {
      const params = { ...told, name };
      const accountId = group.ownerId;
      return email ? [{ mail: { template: 'group_transferred', email, locale, accountId, params } }] : [];
    });
    await work.orderAll(mails, now);
  }

  private async hand(
    work: Work,
    group: Group,
    heir: string,
    now: number,
    take: () => Promise<void>,
  ): Promise<void> {
    const seats = new Map<string, Awaited<ReturnType<Work['seats']['lock']>>>();
    for (const account of [group.ownerId, heir].sort()) seats.set(account, await work.seats.lock(account));
    await take();
    await work.groups.save(transferGroup(group, heir, now));
    await work.memberships.absorb(group.id, heir, now);
    const former = await work.memberships.lockOf(group.id, group.ownerId);
    const belonging = { id: this.secrets.id(), groupId: group.id, userId: group.ownerId };
    await work.memberships.save(unwrap(asGroupOwner(former, belonging, now)));
    for (const [account, held] of seats) {
      if (!held) throw notFound('user', account);
      const plan = { limit: held.limit, version: held.subscriptionVersion };
      const unseated = await reseatAccount(work, held, plan, now);
      // Nobody loses a place by somebody else's decision: the account that gets the group needs a plan that holds it.
      if (unseated > 0) unwrap(noSeat(held, (held.limit ?? 0) - held.used + unseated));
    }
  }
}

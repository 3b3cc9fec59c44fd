import { Injectable } from '@nestjs/common';
import { accountHolder, isId, notFound, unwrap, type Call } from '@kashikari/kernel';
import { transferGroup, type Group } from '../domain/group';
import { asGroupOwner } from '../domain/membership';
import type { Page, PageAsked } from '../domain/page';
import { showMember, type ShownGroup, type ShownUser } from '../domain/shown';
import { fold } from '../domain/fold';
import { GetGroup } from './get-group';
import { GroupViews, Secrets, SecurityTime, UnitOfWork, UserViews, type KeyedMail, type Work } from './ports';
import { refusal } from './refusing';
import { reseatAccount } from './reseating';

export interface Transfer {
  /** Id or slug. */
  readonly groupId: string;
  readonly userId: string;
  /** The group's address, typed again: a transfer can't be undone. */
  readonly slug: string;
}

/**
 * Hands a group to another account, for good (spec section 4): to somebody in one of the owner's groups, or to an
 * account that the owner manages. Who had it stays in it as a group owner.
 */
@Injectable()
export class TransferGroup {
  constructor(
    private readonly works: UnitOfWork,
    private readonly groups: GroupViews,
    private readonly users: UserViews,
    private readonly getGroup: GetGroup,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /** To whom it may go. */
  async heirs(groupId: string, match: string, page: PageAsked, call: Call): Promise<Page<ShownUser>> {
    accountHolder(call);
    const { ownerId } = await this.getGroup.whereMay('transfer', groupId, call);
    const { items, total } = await this.groups.heirs(ownerId, fold(match), page);
    return { items: items.map((user) => showMember(user, true)), total };
  }

  async run({ groupId, userId, slug }: Transfer, call: Call): Promise<ShownGroup> {
    accountHolder(call);
    const { id, ownerId } = await this.getGroup.whereMay('transfer', groupId, call);
    await this.works.once(call, async (work) => {
      await this.holdBoth(work, ownerId, userId);
      const group = await work.groups.lock(id);
      if (group?.ownerId !== ownerId) throw notFound('group', groupId);
      if (slug !== group.slug) throw refusal('invalid', 'group.confirmation', 'slug');
      await this.hand(work, group, userId, call.now);
      const data = { group_id: id, from: ownerId, to: userId };
      const kind = 'group_transferred';
      const at = this.time.now();
      await work.note({ userId: ownerId, kind, at, data }, { userId, kind, at, data });
      await this.tell(work, group, userId, call.now);
      return {};
    });
    return this.getGroup.run(id, call);
  }

  /** Both accounts stay while it goes over; the one that gets it must be one of the few. */
  private async holdBoth(work: Work, ownerId: string, userId: string): Promise<void> {
    const heir = isId(userId) && (await this.groups.isHeir(ownerId, userId));
    for (const each of [ownerId, userId].sort()) {
      if (!heir || !(await work.users.share(each))) throw refusal('invalid', 'group.heir', 'user_id');
    }
  }

  /** Both sides are told, and who acts for either of them. */
  private async tell(work: Work, group: Group, heir: string, now: number): Promise<void> {
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
      return email ? [{ mail: { template: 'group_transferred', email, locale, params } }] : [];
    });
    await work.orderAll(mails, now);
  }

  private async hand(work: Work, group: Group, heir: string, now: number): Promise<void> {
    const seats = new Map<string, Awaited<ReturnType<Work['seats']['lock']>>>();
    for (const account of [group.ownerId, heir].sort()) seats.set(account, await work.seats.lock(account));
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
      if (unseated > 0)
        throw refusal('limited', 'plan_limit', 'user_id', { limit: held.limit, used: held.used });
    }
  }
}

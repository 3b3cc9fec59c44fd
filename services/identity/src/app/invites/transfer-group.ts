import { Injectable } from '@nestjs/common';
import { accountHolder, isId, notFound, type Call, refused } from '@kashikari/kernel';
import { contactOf } from '../../domain/users/contact';
import type { Page, PageRequest } from '../../domain/shared/page';
import { showMember, type ShownGroup, type ShownUser } from '../../domain/shared/shown';
import { fold } from '../../domain/shared/fold';
import type { User } from '../../domain/users/user';
import { GetGroup } from '../groups/get-group';
import { InviteDesk, type Draft } from './invite-desk';
import { heirInviteMail } from './invite-mails';
import { GroupViews, InviteViews, SecurityTime, UnitOfWork, type SeenInvite, type Work } from '../ports';

export interface Transfer {
  /** Id or slug. */
  readonly groupId: string;
  readonly userId: string;
  /** The group's address, typed again: a transfer can't be undone. */
  readonly slug: string;
}

/**
 * Asks another account to have a group, for good (spec section 4): somebody in one of the owner's groups, or an account
 * that the owner manages. It goes over when they accept ({@link HandOver}); one alone is asked at a time.
 */
@Injectable()
export class TransferGroup {
  constructor(
    private readonly works: UnitOfWork,
    private readonly groups: GroupViews,
    private readonly invites: InviteViews,
    private readonly getGroup: GetGroup,
    private readonly desk: InviteDesk,
    private readonly time: SecurityTime,
  ) {}

  /** Lists the accounts that can receive the group. */
  async heirs(groupId: string, match: string, page: PageRequest, call: Call): Promise<Page<ShownUser>> {
    accountHolder(call);
    const { ownerId } = await this.getGroup.whereMay('transfer', groupId, call);
    const { items, total } = await this.groups.heirs(ownerId, fold(match), page);
    return { items: items.map(({ user, consented }) => showMember(user, true, consented)), total };
  }

  async run(
    { groupId, userId, slug }: Transfer,
    call: Call,
  ): Promise<{ group: ShownGroup; invite: SeenInvite }> {
    accountHolder(call);
    const { id, ownerId } = await this.getGroup.whereMay('transfer', groupId, call);
    const { inviteId } = await this.works.once(call, async (work) => {
      const { owner, heir } = await this.holdBoth(work, ownerId, userId);
      const group = await work.groups.lock(id);
      if (group?.ownerId !== ownerId) throw notFound('group', groupId);
      if (slug !== group.slug) throw refused('group.confirmation', undefined, 'slug');
      const asked = { kind: 'heir', groupId: id, accountId: ownerId, email: '', userId } as const;
      const draft: Draft = {
        asked,
        former: await work.invites.lockAlike(asked),
        address: contactOf(heir)?.email ?? '',
        mail: heirInviteMail(heir, group, owner),
      };
      const by = { accountId: ownerId, inviterId: ownerId };
      const { invites } = await this.desk.send(work, [draft], by, call.now);
      await work.invites.closeHeirs(id, invites[0]!.id, this.time.now());
      return { inviteId: invites[0]!.id };
    });
    const [group, invite] = [await this.getGroup.run(id, call), await this.invites.find(inviteId)];
    return { group, invite: invite! };
  }

  /** Both accounts stay while it is written; the one that is asked must be one of the few. */
  private async holdBoth(work: Work, ownerId: string, userId: string): Promise<{ owner: User; heir: User }> {
    const isHeir = isId(userId) && (await this.groups.isHeir(ownerId, userId));
    const held = new Map<string, User>();
    for (const each of [ownerId, userId].sort()) {
      const user = isHeir ? await work.users.share(each) : undefined;
      if (!user) throw refused('group.heir', undefined, 'user_id');
      held.set(each, user);
    }
    return { owner: held.get(ownerId)!, heir: held.get(userId)! };
  }
}

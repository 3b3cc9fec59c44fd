import { Injectable } from '@nestjs/common';
import { unwrap, type Call, refused } from '@kashikari/kernel';
import { isOpen, mayAnswer, type Invite } from '../../domain/invites/invite';
import { join } from '../../domain/members/membership';
import {
  showManager,
  showMembership,
  type ShownManager,
  type ShownMembership,
} from '../../domain/shared/shown';
import { appoint } from '../../domain/users/manager';
import type { User } from '../../domain/users/user';
import { HandOver } from '../groups/hand-over';
import { Secrets, SecurityTime, type Work } from '../ports';
import { saveSeated } from '../seats/seating';
import { confirmByInvite } from './confirm-by-invite';

/** Relations that an accepted invitation gives to the user. */
export interface InviteGrant {
  readonly membership?: ShownMembership | undefined;
  readonly manager?: ShownManager | undefined;
}

/** Applies an accepted invitation: a membership, the management of an account, or the ownership of a group. */
@Injectable()
export class ApplyInvite {
  constructor(
    private readonly handOver: HandOver,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /** @throws DomainError `invite.expired`, `plan_limit`, `quota` */
  async run(
    work: Work,
    seen: Invite,
    { userId, hasLink }: { readonly userId: string; readonly hasLink: boolean },
    call: Call,
  ): Promise<InviteGrant> {
    const user = await this.holdPeople(work, seen, userId);
    unwrap(mayAnswer(seen, user, hasLink));
    if (hasLink) await confirmByInvite(work, user, seen, { business: call.now, real: this.time.now() });
    if (seen.kind === 'manager') return this.manageAccount(work, seen, user, call);
    if (seen.kind === 'heir') return this.haveGroup(work, seen, user, call);
    return this.belong(work, seen, user, call);
  }

  /** Locks both accounts until the transaction ends, always in the same order. */
  private async holdPeople(work: Work, { kind, accountId }: Invite, userId: string): Promise<User> {
    const others = kind === 'member' ? [] : [accountId];
    let user: User | undefined;
    for (const each of [...others, userId].sort()) {
      const held = each === userId ? await work.users.lock(each) : await work.users.share(each);
      if (!held) throw each === userId ? refused('unauthenticated') : expired();
      if (each === userId) user = held;
    }
    return user!;
  }

  private async belong(work: Work, { id, groupId }: Invite, user: User, call: Call): Promise<InviteGrant> {
    const group = await work.groups.share(groupId);
    const seats = group && (await work.seats.lock(group.ownerId));
    if (!group || !seats || group.ownerId === user.id) throw expired();
    const former = await work.memberships.lockOf(groupId, user.id);
    await this.take(work, id);
    const belonging = { id: this.secrets.id(), groupId, userId: user.id };
    // A user who joined in another way meanwhile is already a member.
    const joined = former?.leftAt === null ? former : unwrap(join(former, belonging, 'invite', call.now));
    if (joined !== former) await saveSeated(work, seats, former, joined);
    return { membership: showMembership(joined, false, call.actor) };
  }

  private async manageAccount(
    work: Work,
    { id, accountId }: Invite,
    user: User,
    call: Call,
  ): Promise<InviteGrant> {
    const former = await work.managers.lockOf(accountId, user.id);
    await this.take(work, id);
    const manager = unwrap(appoint(former, { id: this.secrets.id(), accountId, userId: user.id }, call.now));
    await work.managers.save(manager);
    const data = { account_id: accountId, user_id: user.id };
    const event = { kind: 'manager_added', at: this.time.now(), data } as const;
    await work.note({ ...event, userId: accountId }, { ...event, userId: user.id });
    return { manager: showManager(manager) };
  }

  private async haveGroup(work: Work, asked: Invite, user: User, call: Call): Promise<InviteGrant> {
    await this.handOver.run(work, asked, user.id, call.now, () => this.take(work, asked.id));
    return {};
  }

  /** Used up, by one alone. */
  private async take(work: Work, id: string): Promise<void> {
    const now = this.time.now();
    const held = await work.invites.lock(id);
    if (!held || !isOpen(held, now)) throw expired();
    await work.invites.close(id, 'accepted', now);
  }
}

const expired = () => refused('invite.expired');

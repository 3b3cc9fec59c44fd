import { Injectable } from '@nestjs/common';
import { reaches, refused, unwrap, type Call } from '@kashikari/kernel';
import { isOpen, mayAnswer, type Invite } from '../../domain/invites/invite';
import { answer, join } from '../../domain/members/membership';
import type { InvitedSignUp } from '../../domain/sign-in/sign-up';
import { showMembership, type ShownMembership } from '../../domain/shared/shown';
import type { User } from '../../domain/users/user';
import { InviteViews, Secrets, SecurityTime, type Work } from '../ports';
import { saveSeated } from '../seats/seating';

/** Makes a new account a member of the group that invited its address. */
@Injectable()
export class JoinInvited {
  constructor(
    private readonly invites: InviteViews,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /**
   * Returns the invitation of a link before anything is written. It may be used up: by this very request, sent again.
   * @throws DomainError `invite.expired` for an unknown link, `invite.other_address`
   */
  async find(token: string, user: User, { actor }: Call): Promise<Invite> {
    const seen = await this.invites.everByToken(this.secrets.tokenHash(token));
    const isOfGroup = seen?.invite.kind === 'member' && seen.group && reaches(actor, seen.group.ownerId);
    if (!isOfGroup) throw expired();
    if (seen.invite.email !== user.email) throw refused('invite.other_address', undefined, 'email');
    return seen.invite;
  }

  /**
   * Accepts the invitation in the transaction that adds the account.
   * @throws DomainError `invite.expired`, `plan_limit`
   */
  async run(
    work: Work,
    user: User,
    { token, tags, groupId }: InvitedSignUp & { readonly groupId: string },
    { actor, now }: Call,
  ): Promise<ShownMembership> {
    const tokenHash = this.secrets.tokenHash(token);
    const group = await work.groups.share(groupId);
    const seats = group && (await work.seats.lock(group.ownerId));
    const invite = await work.invites.byToken(tokenHash);
    const realTime = this.time.now();
    if (!group || !seats || invite?.groupId !== group.id || !isOpen(invite, realTime)) throw expired();
    unwrap(mayAnswer(invite, user, true));
    const belonging = { id: this.secrets.id(), groupId: group.id, userId: user.id };
    const joined = unwrap(answer(unwrap(join(undefined, belonging, 'oneself', now)), group, tags));
    await work.invites.close(invite.id, 'accepted', realTime);
    await saveSeated(work, seats, undefined, joined);
    await work.invites.closeFor(group.id, user, realTime);
    return showMembership(joined, false, { ...actor, kind: 'user', userId: user.id });
  }
}

const expired = () => refused('invite.expired', undefined, 'invite_token');

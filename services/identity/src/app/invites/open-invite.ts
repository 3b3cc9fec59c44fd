import { Injectable } from '@nestjs/common';
import { refused, type Call } from '@kashikari/kernel';
import { isOpen } from '../../domain/invites/invite';
import { InviteViews, SeatViews, Secrets, SecurityTime, UserViews, type SeenInvite } from '../ports';
import { NotifyNoSeat } from '../seats/notify-no-seat';

/** An invitation as the person sees it who opens its link. */
export interface OpenedInvite extends SeenInvite {
  /** True if the invited address has an account. */
  readonly hasAccount: boolean;
  /** True if the plan has no seat for a new person. */
  readonly full: boolean;
}

/** Shows an invitation to the person who holds its link, even if the group is hidden from others. */
@Injectable()
export class OpenInvite {
  constructor(
    private readonly invites: InviteViews,
    private readonly users: UserViews,
    private readonly seats: SeatViews,
    private readonly noSeat: NotifyNoSeat,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /**
   * Returns the invitation. If the plan has no seat for the guest, the owner is notified, once for each invitation.
   * @throws DomainError `invite.expired`; `params` say of a known link what became of its invitation
   */
  async run(token: string, call: Call): Promise<OpenedInvite> {
    const seen = await this.invites.everByToken(this.secrets.tokenHash(token));
    if (!seen || !isOpen(seen.invite, this.time.now())) throw refused('invite.expired', endOf(seen), 'token');
    const { email, kind } = seen.invite;
    const hasAccount = email !== '' && (await this.users.byEmail(email)) !== undefined;
    const full = kind === 'member' && (await this.isFull(seen));
    // A person with an account may already have a seat; only joining shows it.
    if (full && !hasAccount) await this.noSeat.notify(seen.invite, undefined, call);
    return { ...seen, hasAccount, full };
  }

  private async isFull({ group }: SeenInvite): Promise<boolean> {
    const seats = group && (await this.seats.find(group.ownerId, undefined));
    return seats !== undefined && seats.limit !== null && seats.used >= seats.limit;
  }
}

function endOf(seen: SeenInvite | undefined) {
  if (!seen?.group) return {};
  const { invite, group, inviterName: inviter, closedAt } = seen;
  const at = new Date(closedAt ?? invite.expiresAt).toISOString();
  return { used: invite.closedBy === 'accepted', at, group: group.name, slug: group.slug, inviter };
}

import { Injectable } from '@nestjs/common';
import { accountHolder, type Call, refused } from '@kashikari/kernel';
import type { ShownGroup } from '../../domain/shared/shown';
import { GetGroup } from '../groups/get-group';
import { InviteViews, Secrets, UnitOfWork } from '../ports';
import { NotifyNoSeat } from '../seats/notify-no-seat';
import { ApplyInvite, type InviteGrant } from './apply-invite';
import { ManageInvites, type ShownInvite } from './manage-invites';

export interface AcceptedInvite extends InviteGrant {
  readonly invite: ShownInvite;
  readonly group?: ShownGroup | undefined;
}

/**
 * Accepts an invitation. Membership, management or ownership begins only now. On `plan_limit` and `quota`, the
 * invitation stays open.
 */
@Injectable()
export class AcceptInvite {
  constructor(
    private readonly works: UnitOfWork,
    private readonly invites: InviteViews,
    private readonly manage: ManageInvites,
    private readonly getGroup: GetGroup,
    private readonly noSeat: NotifyNoSeat,
    private readonly secrets: Secrets,
    private readonly applying: ApplyInvite,
  ) {}

  async run({ id, token }: { id: string; token: string }, call: Call): Promise<AcceptedInvite> {
    const userId = accountHolder(call);
    const seen = (await this.invites.find(id))?.invite;
    if (!seen) throw refused('invite.expired');
    const hasLink =
      token !== '' && (await this.invites.byToken(this.secrets.tokenHash(token)))?.invite.id === id;
    const toBelong = async () => (seen.kind === 'member' ? seen : undefined);
    const gained = await this.noSeat.acceptOrNotify(toBelong, userId, call, () =>
      this.works.once(call, (work) => this.applying.run(work, seen, { userId, hasLink }, call)),
    );
    const group = seen.groupId ? await this.getGroup.run(seen.groupId, call) : undefined;
    return { ...gained, group, invite: await this.manage.shown(id) };
  }
}

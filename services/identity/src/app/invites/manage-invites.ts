import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, unwrap, type Call, refused } from '@kashikari/kernel';
import { isOpen, mayAnswer, stateOf, type Invite, type InviteState } from '../../domain/invites/invite';
import type { Page, PageRequest } from '../../domain/shared/page';
import { signedIn, stillThere } from '../shared/acting';
import { GetGroup } from '../groups/get-group';
import { InviteCount } from './invite-count';
import {
  InviteViews,
  Mailer,
  Secrets,
  SecurityTime,
  UnitOfWork,
  type InvitesRequest,
  type SeenInvite,
} from '../ports';

export interface ShownInvite extends Omit<Invite, 'closedBy' | 'mailKey'> {
  readonly state: InviteState;
  /** The last mail could not be delivered. */
  readonly bounced: boolean;
  readonly groupName: string;
  readonly groupSlug: string;
  readonly accountName: string;
  readonly inviterName: string;
}

export interface InviteFilter {
  /** `to_me`: what invites the actor. `from_me`: managers and heirs whom the actor asks. `sent`: all that the actor sent. */
  readonly which: 'group' | 'to_me' | 'from_me' | 'sent';
  readonly groupId: string;
  readonly state?: InviteState | undefined;
}

/** Invitations as those see them who sent them, and who got them; and how they end without being accepted. */
@Injectable()
export class ManageInvites {
  constructor(
    private readonly works: UnitOfWork,
    private readonly invites: InviteViews,
    private readonly getGroup: GetGroup,
    private readonly count: InviteCount,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly mailer: Mailer,
  ) {}

  async list(wanted: InviteFilter, page: PageRequest, call: Call): Promise<Page<ShownInvite>> {
    const asked = { ...(await this.asked(wanted, call)), within: call.actor.within };
    const { items, total } = await this.invites.list(asked, wanted.state, this.time.now(), page);
    const isTold = wanted.which !== 'to_me';
    const keys = items.map(({ invite }) => invite.mailKey).filter((key) => key !== '' && isTold);
    const refused = await this.mailer.refused(keys);
    return { items: items.map((each) => this.show(each, refused)), total };
  }

  /** Withdraws an invitation, so that it can no longer be accepted. */
  async remove(id: string, call: Call): Promise<void> {
    const actorId = accountHolder(call);
    const found = (await this.invites.find(id))?.invite;
    const mayEnd = found && (found.accountId ? found.accountId === actorId : await this.manages(found, call));
    if (!mayEnd) throw notFound('invite', id);
    await this.works.run(async (work) => {
      if (!(await work.invites.lock(id))) throw notFound('invite', id);
      await work.invites.close(id, 'cancelled', this.time.now());
    });
  }

  /** Declines an invitation on behalf of its receiver. */
  async decline({ id, token }: { id: string; token: string }, call: Call): Promise<ShownInvite> {
    const actorId = accountHolder(call);
    await this.works.once(call, async (work) => {
      const user = await stillThere(work, actorId);
      const asked = await work.invites.lock(id);
      const hasLink = token !== '' && (await work.invites.byToken(this.secrets.tokenHash(token)))?.id === id;
      if (!asked) throw refused('invite.expired');
      unwrap(mayAnswer(asked, user, hasLink));
      if (!isOpen(asked, this.time.now())) throw refused('invite.expired');
      await work.invites.close(id, 'declined', this.time.now());
      return {};
    });
    return this.shown(id);
  }

  /** No invitation goes to the reader of a mail any more; whoever holds that mail may say so. */
  async stop(token: string): Promise<void> {
    await this.works.run((work) => this.count.stop(work, token));
  }

  async shown(id: string): Promise<ShownInvite> {
    const seen = await this.invites.find(id);
    if (!seen) throw notFound('invite', id);
    return this.show(seen);
  }

  show(
    { invite, group, inviterName, accountName }: SeenInvite,
    refused: ReadonlySet<string> = new Set(),
  ): ShownInvite {
    const { closedBy: _closed, mailKey, ...rest } = invite;
    return {
      ...rest,
      state: stateOf(invite, this.time.now()),
      bounced: refused.has(mailKey),
      ...{ groupName: group?.name ?? '', groupSlug: group?.slug ?? '', inviterName, accountName },
    };
  }

  private async asked({ which, groupId }: InviteFilter, call: Call): Promise<InvitesRequest> {
    if (which !== 'group') {
      const actorId = accountHolder(call);
      if (which === 'from_me') return { accountId: actorId };
      if (which === 'sent') return { inviterId: actorId };
      return { to: await this.works.run((work) => stillThere(work, actorId)) };
    }
    signedIn(call);
    const { id, permissions } = await this.getGroup.whereMay('manage_members', groupId, call);
    const kinds = permissions.includes('transfer') ? (['member', 'heir'] as const) : (['member'] as const);
    return { groupId: id, kinds };
  }

  private async manages({ groupId }: Invite, call: Call): Promise<boolean> {
    const group = await this.getGroup.find(groupId, call);
    return group?.permissions.includes('manage_members') ?? false;
  }
}

import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, type Call } from '@kashikari/kernel';
import { isOpen, type Invite } from '../domain/invite';
import type { Page, PageAsked } from '../domain/page';
import { GetGroup } from './get-group';
import { InviteViews, Mailer, Secrets, SecurityTime, UnitOfWork, type SeenInvite } from './ports';
import { refusal } from './refusing';

export interface ShownInvite extends Invite {
  /** `bounced`: the last mail could not be delivered. */
  readonly state: 'open' | 'expired' | 'bounced';
}

/** The invitations of a group, and what one is to for who opens its link. */
@Injectable()
export class ManageInvites {
  constructor(
    private readonly works: UnitOfWork,
    private readonly invites: InviteViews,
    private readonly getGroup: GetGroup,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly mailer: Mailer,
  ) {}

  async list(groupId: string, page: PageAsked, call: Call): Promise<Page<ShownInvite>> {
    const { id } = await this.getGroup.whereMay('manage_members', groupId, call);
    const { items, total } = await this.invites.listOf(id, page);
    const keys = items.map(({ mailKey }) => mailKey).filter((key) => key !== '');
    const refused = await this.mailer.refused(keys);
    return { items: items.map((each) => this.show(each, refused)), total };
  }

  /** Its link opens nothing any more. */
  async remove(id: string, call: Call): Promise<void> {
    accountHolder(call);
    const found = await this.invites.find(id);
    const group = found && (await this.getGroup.run(found.groupId, call).catch(() => undefined));
    if (!group?.permissions.includes('manage_members')) throw notFound('invite', id);
    await this.works.run(async (work) => {
      if (!(await work.invites.lock(id))) throw notFound('invite', id);
      await work.invites.close(id, 'cancelled', this.time.now());
    });
  }

  /** Whoever has the link was asked in, so is told what to, though the group may be hidden from others. */
  async open(token: string): Promise<SeenInvite> {
    const seen = await this.invites.byToken(this.secrets.tokenHash(token));
    if (!seen || !isOpen(seen.invite, this.time.now())) throw refusal('not_found', 'invite.expired', 'token');
    return seen;
  }

  show(each: Invite, refused: ReadonlySet<string> = new Set()): ShownInvite {
    if (refused.has(each.mailKey)) return { ...each, state: 'bounced' };
    return { ...each, state: isOpen(each, this.time.now()) ? 'open' : 'expired' };
  }
}

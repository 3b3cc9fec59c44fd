import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, unwrap, type Call } from '@kashikari/kernel';
import type { Group } from '../domain/group';
import { INVITES_BY_ACCOUNT } from '../domain/guesses';
import { invite, readAddresses, type Invite } from '../domain/invite';
import type { User } from '../domain/user';
import { stillThere } from './acting';
import { GetGroup } from './get-group';
import { GuessBrake } from './guess-brake';
import { InviteViews, Secrets, SecurityTime, UnitOfWork, type KeyedMail, type Work } from './ports';

export interface Invited {
  readonly invites: readonly Invite[];
  /** Addresses of those who belong already; nothing was sent to them. */
  readonly members: readonly string[];
}

/** Sends invitations to a group, or sends them again. Each mail is in its reader's language, or in the group's. */
@Injectable()
export class CreateInvites {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getGroup: GetGroup,
    private readonly views: InviteViews,
    private readonly brake: GuessBrake,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  async run(
    { groupId, emails }: { groupId: string; emails: readonly string[] },
    call: Call,
  ): Promise<Invited> {
    const inviterId = accountHolder(call);
    const { id } = await this.getGroup.whereMay('manage_members', groupId, call);
    const asked = unwrap(readAddresses(emails));
    const { ids, members } = await this.works.once(call, async (work) => {
      const sent = { policy: INVITES_BY_ACCOUNT, at: inviterId };
      await this.brake.checkAlone(work, sent);
      await this.brake.failed(work, sent);
      const inviter = await stillThere(work, inviterId);
      const group = await work.groups.share(id);
      const owner = group && (await work.users.get(group.ownerId));
      if (!group || !owner) throw notFound('group', groupId);
      const belonging = new Set(await work.invites.members(id, asked));
      const wanted = asked.filter((email) => !belonging.has(email));
      const invites = await this.invite(work, group, inviter, wanted);
      await this.mail(work, invites, group, { inviter, owner }, call.now);
      return { ids: invites.map((each) => each.id), members: [...belonging] };
    });
    return { invites: await this.views.present(ids), members };
  }

  private async invite(work: Work, group: Group, inviter: User, emails: readonly string[]) {
    const former = new Map((await work.invites.lockOf(group.id, emails)).map((each) => [each.email, each]));
    const now = this.time.now();
    const invites = emails.map((email) => {
      const wanted = { id: this.secrets.id(), groupId: group.id, email, inviterId: inviter.id };
      const mailKey = this.secrets.id();
      return { ...invite(former.get(email), wanted, now), mailKey, token: this.secrets.random() };
    });
    await work.invites.save(
      ...invites.map((each) => ({ ...each, tokenHash: this.secrets.tokenHash(each.token) })),
    );
    const data = { group_id: group.id, count: String(invites.length) };
    await work.note({ userId: group.ownerId, kind: 'invites_sent', at: now, data });
    return invites;
  }

  private async mail(
    work: Work,
    invites: readonly (Invite & { token: string })[],
    group: Group,
    { inviter, owner }: { inviter: User; owner: User },
    now: number,
  ): Promise<void> {
    const emails = invites.map(({ email }) => email);
    const known = new Map((await work.users.byEmails(emails)).map((user) => [user.email, user]));
    const mails = invites.map(({ email, token, mailKey }): KeyedMail => {
      const reader = known.get(email);
      const path = `/-/${group.slug}/sign_up?invite=${token}`;
      const params = { name: reader?.name ?? '', group: group.name, inviter: inviter.name, path };
      const locale = reader?.locale ?? owner.locale;
      return { mail: { template: 'invite', email, locale, params }, key: mailKey };
    });
    await work.orderAll(mails, now);
  }
}

import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, unwrap, type Call, refused, DomainError } from '@kashikari/kernel';
import { contactOf } from '../../domain/users/contact';
import { readEmail } from '../../domain/shared/email';
import { readAddresses, type Invite } from '../../domain/invites/invite';
import { noSeat, overLimit } from '../../domain/seats/seats';
import type { User } from '../../domain/users/user';
import { stillThere } from '../shared/acting';
import { GetGroup } from '../groups/get-group';
import { InviteCount } from './invite-count';
import { InviteDesk, type Draft } from './invite-desk';
import { groupInviteMail } from './invite-mails';
import { InviteViews, SecurityTime, UnitOfWork, type SeenInvite, type Work } from '../ports';

export interface InviteResult {
  readonly invites: readonly SeenInvite[];
  /** Addresses of those who belong already; nothing was sent to them. */
  readonly members: readonly string[];
  /** Addresses that get no more invitations today. */
  readonly over: readonly string[];
  /** Number of people without a seat in the plan. */
  readonly overLimit: number;
  /** Seats of the account; null is no limit. */
  readonly limit: number | null;
  readonly used: number;
}

/** Sends invitations to a group, or sends them again. Each mail is in its reader's language, or in the group's. */
@Injectable()
export class CreateInvites {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getGroup: GetGroup,
    private readonly views: InviteViews,
    private readonly desk: InviteDesk,
    private readonly count: InviteCount,
    private readonly time: SecurityTime,
  ) {}

  async run(
    { groupId, emails, dryRun }: { groupId: string; emails: readonly string[]; dryRun: boolean },
    call: Call,
  ): Promise<InviteResult> {
    accountHolder(call);
    const { id } = await this.getGroup.whereMay('manage_members', groupId, call);
    return this.invite(id, unwrap(readAddresses(emails)), call, { dryRun, isList: true });
  }

  /** Invites one person by address or id. The response does not reveal if the person exists. */
  async one(
    { groupId, email, userId }: { groupId: string; email: string; userId: string },
    call: Call,
  ): Promise<SeenInvite> {
    accountHolder(call);
    const { id } = await this.getGroup.whereMay('manage_members', groupId, call);
    if (userId) return this.inviteUser(id, userId, call);
    const read = readEmail(email);
    if (!read.ok) throw new DomainError({ ...read.refusal, field: 'email' });
    const { invites } = await this.invite(id, [read.value], call, { dryRun: false, isList: false });
    if (!invites[0]) throw refused('membership.exists', undefined, 'email');
    return invites[0];
  }

  private async invite(
    id: string,
    asked: readonly string[],
    call: Call,
    { dryRun, isList }: { dryRun: boolean; isList: boolean },
  ): Promise<InviteResult> {
    const kept = await this.works.once(call, async (work) => {
      const { inviter, owner, group, seats } = await this.hold(work, id, call);
      const belonging = new Set(await work.invites.members(id, asked));
      const wanted = asked.filter((email) => !belonging.has(email));
      const needed = await work.seats.wanted(owner.id, wanted, this.time.now());
      const { limit, used } = seats;
      const room = { overLimit: overLimit(seats, needed), limit, used };
      if (dryRun) return { ids: [], members: [...belonging], over: [], ...room };
      // A single invitation is sent whatever the plan allows, because acceptance takes the seat. A list must fit.
      if (isList && wanted.length > 0 && room.overLimit > 0) unwrap(noSeat(seats, needed));
      const open = new Map((await work.invites.lockOf(id, wanted)).map((each) => [each.email, each]));
      const readers = new Map((await work.users.byEmails(wanted)).map((user) => [user.email, user]));
      const drafts = wanted.map((email): Draft => ({
        asked: { kind: 'member', groupId: id, accountId: '', email, userId: '' },
        former: open.get(email),
        address: email,
        mail: groupInviteMail(email, readers.get(email), { group, inviter, owner }),
      }));
      const { invites, over } = await this.send(work, drafts, { inviter, owner, groupId: id }, call);
      return { ids: invites.map((each) => each.id), members: [...belonging], over: [...over], ...room };
    });
    return { ...kept, invites: await this.views.present(kept.ids) };
  }

  private async inviteUser(id: string, userId: string, call: Call): Promise<SeenInvite> {
    const { ids } = await this.works.once(call, async (work) => {
      const { inviter, owner, group } = await this.hold(work, id, call);
      const membership = await work.memberships.lockOf(id, userId);
      if (userId === owner.id || membership?.leftAt === null)
        throw refused('membership.exists', undefined, 'user_id');
      const asked = { kind: 'member', groupId: id, accountId: '', email: '', userId } as const;
      const reader = await work.users.get(userId);
      const address = (reader && contactOf(reader)?.email) ?? '';
      const draft: Draft = {
        asked,
        former: await work.invites.lockAlike(asked),
        address,
        mail: groupInviteMail(address, reader, { group, inviter, owner }),
      };
      const { invites } = await this.send(work, [draft], { inviter, owner, groupId: id }, call);
      return { ids: invites.map((each) => each.id) };
    });
    return (await this.views.present(ids))[0]!;
  }

  private async hold(work: Work, groupId: string, call: Call) {
    const inviter = await stillThere(work, accountHolder(call));
    this.count.refuseUnconfirmed(inviter);
    const group = await work.groups.share(groupId);
    const owner = group && (await work.users.get(group.ownerId));
    // The seats before any invitation, as who accepts one does.
    const seats = owner && (await work.seats.lock(owner.id));
    if (!group || !owner || !seats) throw notFound('group', groupId);
    return { inviter, owner, group, seats };
  }

  private async send(
    work: Work,
    drafts: readonly Draft[],
    { inviter, owner, groupId }: { inviter: User; owner: User; groupId: string },
    call: Call,
  ): Promise<{ invites: readonly Invite[]; over: readonly string[] }> {
    if (drafts.length === 0) return { invites: [], over: [] };
    const by = { accountId: owner.id, inviterId: inviter.id };
    const sent = await this.desk.send(work, drafts, by, call.now);
    const data = { group_id: groupId, count: String(sent.invites.length) };
    await work.note({ userId: owner.id, kind: 'invites_sent', at: this.time.now(), data });
    return sent;
  }
}

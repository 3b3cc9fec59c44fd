import { Injectable } from '@nestjs/common';
import { accountHolder, type Call, refused, DomainError } from '@kashikari/kernel';
import { readEmail } from '../../domain/shared/email';
import { stillThere } from '../shared/acting';
import { InviteCount } from '../invites/invite-count';
import { InviteDesk, type Draft } from '../invites/invite-desk';
import { managerInviteMail } from '../invites/invite-mails';
import { InviteViews, UnitOfWork, type SeenInvite } from '../ports';

/**
 * Invites a person to act for the actor's account. The appointment begins on acceptance, from an account with a
 * verified address. The response does not reveal if the address has an account.
 */
@Injectable()
export class CreateManager {
  constructor(
    private readonly works: UnitOfWork,
    private readonly desk: InviteDesk,
    private readonly count: InviteCount,
    private readonly views: InviteViews,
  ) {}

  async run(address: string, call: Call): Promise<SeenInvite> {
    const accountId = accountHolder(call);
    const read = readEmail(address);
    if (!read.ok) throw new DomainError({ ...read.refusal, field: 'email' });
    const email = read.value;
    const { id } = await this.works.once(call, async (work) => {
      const account = await stillThere(work, accountId);
      if (account.email === email) throw refused('manager.exists', undefined, 'email');
      this.count.refuseUnconfirmed(account);
      const reader = await work.users.byEmail(email);
      const manager = reader && (await work.managers.lockOf(accountId, reader.id));
      // They accepted once, so that they are here is no news.
      if (manager?.removedAt === null) throw refused('manager.exists', undefined, 'email');
      const asked = { kind: 'manager', groupId: '', accountId, email, userId: '' } as const;
      const draft: Draft = {
        asked,
        former: await work.invites.lockAlike(asked),
        address: email,
        mail: managerInviteMail(email, reader, account),
      };
      const { invites } = await this.desk.send(work, [draft], { accountId, inviterId: accountId }, call.now);
      return { id: invites[0]!.id };
    });
    return (await this.views.find(id))!;
  }
}

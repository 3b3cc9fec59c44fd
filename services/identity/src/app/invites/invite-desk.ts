import { Injectable } from '@nestjs/common';
import { notFound } from '@kashikari/kernel';
import { invite, type InviteRequest, type Invite } from '../../domain/invites/invite';
import { InviteCount, type InviteeAllowance } from './invite-count';
import { Secrets, SecurityTime, type KeyedMail, type MailOrder, type Work } from '../ports';

/** An invitation to write, with its mail. */
export interface Draft {
  readonly asked: InviteRequest;
  /** The one that is open already: it is sent again. */
  readonly former: Invite | undefined;
  /** Address of the mail; empty if nobody reads it, which is not disclosed. */
  readonly address: string;
  /** @param token opens it @param stop ends all invitations to this reader */
  mail(token: string, stop: string): MailOrder;
}

export interface SentInvites {
  readonly invites: readonly Invite[];
  /** Addresses that get no more today. */
  readonly over: readonly string[];
}

/**
 * The one place where invitations are written: what may be sent is counted first, and who wants none gets none. The answer
 * is the same whether somebody reads the mail (REST contract, edge).
 */
@Injectable()
export class InviteDesk {
  constructor(
    private readonly count: InviteCount,
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /**
   * Writes them and orders their mails. Refuses `invite.limit`: too many of the account today, or where no reader of the
   * list may get another. Seats are not asked: an invitation takes none.
   * @param accountId by whose plan it is counted
   */
  async send(
    work: Work,
    drafts: readonly Draft[],
    by: { accountId: string; inviterId: string },
    now: number,
  ): Promise<SentInvites> {
    const seats = await work.seats.lock(by.accountId);
    if (!seats) throw notFound('user', by.accountId);
    const counted = await this.count.look(work, seats, drafts.map(inviteeOf));
    const weighed = drafts.map((draft, at) => ({ draft, ...counted[at]! }));
    const over = weighed.filter(({ isOver }) => isOver).map(({ draft }) => draft.asked.email);
    if (over.length > 0 && over.length === drafts.length) this.count.refuseOver();
    const going = weighed.filter(({ isOver }) => !isOver);
    const at = this.time.now();
    const written = going.map((each) => this.write(each, by.inviterId, at));
    await this.count.record(work, by.accountId, going);
    await work.invites.save(...written.map(({ saved }) => saved));
    await work.orderAll(
      written.flatMap(({ mail }) => mail ?? []),
      now,
    );
    return { invites: written.map(({ saved }) => saved), over };
  }

  private write({ draft, mailed, stop }: InviteeAllowance & { draft: Draft }, inviterId: string, at: number) {
    const [key, token] = [this.secrets.id(), this.secrets.random()];
    const wanted = { ...draft.asked, id: this.secrets.id(), inviterId };
    const tokenHash = this.secrets.tokenHash(token);
    const saved = { ...invite(draft.former, wanted, at), mailKey: key, tokenHash };
    const mail: KeyedMail | undefined = mailed === null ? undefined : { mail: draft.mail(token, stop), key };
    return { saved, mail };
  }
}

/** Counts the invitee as typed. Otherwise two refusals would reveal that an id and an address belong to one person. */
const inviteeOf = ({ asked: { email, userId }, address }: Draft) => ({ typed: email || userId, address });

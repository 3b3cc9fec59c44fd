import { Injectable } from '@nestjs/common';
import { notFound, unwrap } from '@kashikari/kernel';
import { invite, type Asked, type Invite } from '../domain/invite';
import { INVITE_DAY, mayInvite, MOST_TO_ONE } from '../domain/invite-limits';
import type { User } from '../domain/user';
import { Secrets, SecurityTime, type KeyedMail, type MailOrder, type Work } from './ports';
import { refusal } from './refusing';

/** An invitation that is to be written, and the mail that tells of it. */
export interface Draft {
  readonly asked: Asked;
  /** The one that is open already: it is sent again. */
  readonly former: Invite | undefined;
  /** Who reads the mail; empty where nobody does, which is told to nobody. */
  readonly address: string;
  /** @param token opens it @param stop ends all invitations to this reader */
  mail(token: string, stop: string): MailOrder;
}

export interface Sent {
  readonly invites: readonly Invite[];
  /** Addresses that get no more today. */
  readonly over: readonly string[];
}

/**
 * The one place where invitations are written: what may be sent is counted here, and who wants none gets none. The answer
 * is the same whether somebody reads the mail (REST contract, edge).
 */
@Injectable()
export class InviteDesk {
  constructor(
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /** Who asks others has shown that the own address is theirs. */
  refuseUnconfirmed({ emailVerified }: User): void {
    if (!emailVerified) throw refusal('forbidden', 'auth.unconfirmed_address');
  }

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
  ): Promise<Sent> {
    const at = this.time.now();
    const since = at - INVITE_DAY;
    const seats = await work.seats.lock(by.accountId);
    if (!seats) throw notFound('user', by.accountId);
    const counted = drafts.map((draft) => this.counted(draft));
    const hashes = counted.flatMap(({ receiver, address }) => [receiver, ...(address ? [address] : [])]);
    await work.inviteMails.hold(by.accountId, [...new Set(hashes)]);
    const asked = await work.inviteMails.askedOf(hashes, since);
    const isOver = ({ receiver }: Counted) => (asked.get(receiver) ?? 0) >= MOST_TO_ONE;
    const over = counted.filter(isOver).map(({ draft }) => draft.asked.email);
    if (over.length > 0 && over.length === drafts.length)
      throw refusal('limited', 'invite.limit', undefined, { limit: MOST_TO_ONE, by: 'receiver' });
    const going = counted.filter((each) => !isOver(each));
    unwrap(mayInvite(seats, await work.inviteMails.sentBy(by.accountId, since), going.length));
    const silent = await this.silent(work, hashes, since);
    const written = going.map((each) => this.write(each, silent, by.inviterId, at));
    await work.inviteMails.record(by.accountId, written, at);
    await work.invites.save(...written.map(({ saved }) => saved));
    await work.orderAll(
      written.flatMap(({ mail }) => mail ?? []),
      now,
    );
    return { invites: written.map(({ saved }) => saved), over };
  }

  /** Nothing is sent to the reader of this mail any more. The token is the mail's own. */
  async stop(work: Work, token: string): Promise<void> {
    const [receiver = ''] = token.split('.');
    if (!this.secrets.same(token, this.stopToken(receiver)))
      throw refusal('not_found', 'invite.expired', 'token');
    await work.inviteMails.stop(receiver, this.time.now());
  }

  private counted(draft: Draft): Counted {
    const { email, userId } = draft.asked;
    const receiver = this.receiver(email || userId);
    return { draft, receiver, address: draft.address ? this.receiver(draft.address) : null };
  }

  /**
   * Addresses whose readers want none, or had theirs of today: those get no mail, and who asks is not told. Else who asks
   * by an id would learn whose address it has.
   */
  private async silent(work: Work, hashes: readonly string[], since: number): Promise<ReadonlySet<string>> {
    const mailed = await work.inviteMails.mailedTo(hashes, since);
    const full = [...mailed].filter(([, got]) => got >= MOST_TO_ONE).map(([hash]) => hash);
    return new Set([...full, ...(await work.inviteMails.stopped(hashes))]);
  }

  private write(
    { draft, receiver, address }: Counted,
    silent: ReadonlySet<string>,
    inviterId: string,
    at: number,
  ) {
    const mailed = address !== null && !silent.has(address) ? address : null;
    const [key, token] = [this.secrets.id(), this.secrets.random()];
    const wanted = { ...draft.asked, id: this.secrets.id(), inviterId };
    const tokenHash = this.secrets.tokenHash(token);
    const saved = { ...invite(draft.former, wanted, at), mailKey: key, tokenHash };
    const mail: KeyedMail | undefined =
      mailed === null ? undefined : { mail: draft.mail(token, this.stopToken(mailed)), key };
    return { saved, mail, receiver, mailed };
  }

  /** Plain, not keyed: it has to outlive a change of the secret, and says no more than that an address wants no mail. */
  private receiver(addressOrId: string): string {
    return this.secrets.tokenHash(`invite.receiver:${addressOrId}`);
  }

  private stopToken(receiver: string): string {
    return `${receiver}.${this.secrets.tokenFor(`invite.stop:${receiver}`)}`;
  }
}

/** A draft with whom it asks, as it was typed, and where its mail would go: hashes. */
interface Counted {
  readonly draft: Draft;
  readonly receiver: string;
  readonly address: string | null;
}

import { Injectable } from '@nestjs/common';
import { unwrap, refused } from '@kashikari/kernel';
import { contactOf } from '../../domain/users/contact';
import { INVITE_DAY, mayInvite, MAX_TO_ONE } from '../../domain/invites/invite-limits';
import type { Seats } from '../../domain/seats/seats';
import type { User } from '../../domain/users/user';
import { Secrets, SecurityTime, type Work } from '../ports';

/** A person to invite, as typed (address or id), and the address of the mail; empty if no mail is read there. */
export interface Invitee {
  readonly typed: string;
  readonly address: string;
}

/** The same with what may go there; readers are known by hashes of their addresses alone. */
export interface InviteeAllowance {
  readonly receiver: string;
  /**
   * Hash of the address; null if no mail is sent: nobody reads it, the reader unsubscribed, or has reached today's
   * limit. The response does not reveal the reason.
   */
  readonly mailed: string | null;
  /** True if the invitee has reached today's limit. */
  readonly isOver: boolean;
  /** Ends all invitations to this reader; empty where no mail goes. */
  readonly stop: string;
}

/**
 * Limits of invitation mails of every kind: invitations and member cards are counted together (REST contract, edge;
 * decision 27).
 */
@Injectable()
export class InviteCount {
  constructor(
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
  ) {}

  /** Refuses inviters whose address, or that of their first account, is not verified. */
  refuseUnconfirmed(inviter: User): void {
    if (!contactOf(inviter)?.isVerified) throw refused('auth.unconfirmed_address');
  }

  /** One reader, and no other, gets no more today. */
  refuseOver(): never {
    throw refused('invite.limit', { limit: MAX_TO_ONE, by: 'receiver' });
  }

  /**
   * Returns the mails allowed to each invitee, in the order of `invitees`. The counts are locked until the transaction
   * ends. Writes nothing. Refuses `invite.limit` if the account has sent too many today.
   * @param seats seats of the account whose plan sets the limit, locked
   */
  async look(work: Work, seats: Seats, invitees: readonly Invitee[]): Promise<readonly InviteeAllowance[]> {
    const since = this.time.now() - INVITE_DAY;
    const hashed = invitees.map(({ typed, address }) => ({
      receiver: this.receiver(typed),
      address: address ? this.receiver(address) : null,
    }));
    const hashes = hashed.flatMap(({ receiver, address }) => [receiver, ...(address ? [address] : [])]);
    await work.inviteMails.hold(seats.accountId, [...new Set(hashes)]);
    const asked = new Map(await work.inviteMails.askedOf(hashes, since));
    const got = new Map(await work.inviteMails.mailedTo(hashes, since));
    const stopped = await work.inviteMails.stopped(hashes);
    const counted = hashed.map(({ receiver, address }): InviteeAllowance => {
      if (!oneMore(asked, receiver)) return { receiver, mailed: null, isOver: true, stop: '' };
      const goes = address !== null && !stopped.has(address) && oneMore(got, address);
      return goes
        ? { receiver, mailed: address, isOver: false, stop: this.stopToken(address) }
        : { receiver, mailed: null, isOver: false, stop: '' };
    });
    const going = counted.filter(({ isOver }) => !isOver).length;
    if (going > 0) unwrap(mayInvite(seats, await work.inviteMails.sentBy(seats.accountId, since), going));
    return counted;
  }

  /** They went. */
  async record(work: Work, accountId: string, counted: readonly InviteeAllowance[]): Promise<void> {
    if (counted.length > 0) await work.inviteMails.record(accountId, counted, this.time.now());
  }

  /** Nothing is sent to the reader of this mail any more. The token is the mail's own. */
  async stop(work: Work, token: string): Promise<void> {
    const [receiver = ''] = token.split('.');
    if (!this.secrets.same(token, this.stopToken(receiver)))
      throw refused('invite.expired', undefined, 'token');
    await work.inviteMails.stop(receiver, this.time.now());
  }

  /** Plain, not keyed: it has to outlive a change of the secret, and says no more than that an address wants no mail. */
  private receiver(addressOrId: string): string {
    return this.secrets.tokenHash(`invite.receiver:${addressOrId}`);
  }

  private stopToken(receiver: string): string {
    return `${receiver}.${this.secrets.tokenFor(`invite.stop:${receiver}`)}`;
  }
}

/** Counts one more to a reader; false where it would be too many. */
function oneMore(counts: Map<string, number>, receiver: string): boolean {
  const before = counts.get(receiver) ?? 0;
  if (before >= MAX_TO_ONE) return false;
  counts.set(receiver, before + 1);
  return true;
}

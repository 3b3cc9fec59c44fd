import { Inject, Injectable } from '@nestjs/common';
import { notFound, unwrap, type Call } from '@kashikari/kernel';
import type { Card, CardDraft } from '../../domain/cards/card';
import type { Group } from '../../domain/groups/group';
import { join } from '../../domain/members/membership';
import { takeSeats, type Seats } from '../../domain/seats/seats';
import { newUser, type User } from '../../domain/users/user';
import { stillThere } from '../shared/acting';
import { InviteCount, type InviteeAllowance } from '../invites/invite-count';
import { stopping } from '../invites/invite-mails';
import { CardLimit, Secrets, SecurityTime, type KeyedMail, type Work } from '../ports';
import { saveSeats } from '../seats/seating';

/** A group whose cards are about to be made: held, with who makes them and the seats of its account. */
export interface Press {
  readonly maker: User;
  readonly group: Group;
  readonly owner: User;
  readonly seats: Seats;
}

/** Drafts of cards with the people they invite and the mails allowed to them. */
export type InvitedByCard = ReadonlyMap<CardDraft, InviteeAllowance>;

/** Makes cards: for each a user without an address, a membership that takes a seat, and a secret. */
@Injectable()
export class CardMinter {
  constructor(
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly count: InviteCount,
    @Inject(CardLimit) readonly most: number,
  ) {}

  /** Two who make cards for one account do so one after the other: numbers and seats are counted by one at a time. */
  async hold(groupId: string, makerId: string, work: Work): Promise<Press> {
    const maker = await stillThere(work, makerId);
    const group = await work.groups.share(groupId);
    const seats = group && (await work.seats.lock(group.ownerId));
    const owner = group && (await work.users.get(group.ownerId));
    if (!group || !seats || !owner) throw notFound('group', groupId);
    return { maker, group, owner, seats };
  }

  /**
   * Returns the mails allowed to people whom cards invite: a mailed card counts as an invitation. Writes nothing.
   * Refuses `auth.unconfirmed_address`, and `invite.limit` if the account has sent too many today.
   */
  async invited({ maker, seats }: Press, drafts: readonly CardDraft[], work: Work): Promise<InvitedByCard> {
    const inviting = drafts.filter(({ inviteEmail }) => inviteEmail !== '');
    if (inviting.length === 0) return new Map();
    this.count.refuseUnconfirmed(maker);
    const readers = inviting.map(({ inviteEmail: email }) => ({ typed: email, address: email }));
    const counted = await this.count.look(work, seats, readers);
    return new Map(inviting.map((draft, at) => [draft, counted[at]!]));
  }

  /** Refuses `plan_limit` and `card.number_taken`. Answers the ids. */
  async issue(
    { group, owner, seats }: Press,
    drafts: readonly CardDraft[],
    invited: InvitedByCard,
    work: Work,
    call: Call,
  ): Promise<string[]> {
    const made = drafts.map((draft) => ({
      ...this.make(draft, group, owner, call.now),
      reader: invited.get(draft),
    }));
    await saveSeats(work, unwrap(takeSeats(seats, made.length)), call.now);
    await work.cards.issue(
      made.map(({ holder }) => holder),
      made.map(({ card }) => card),
    );
    await work.memberships.save(...made.map(({ membership }) => membership));
    await work.orderAll(
      made.flatMap(({ card, holder, reader }) => invitation(card, holder, group, reader)),
      call.now,
    );
    await this.count.record(work, owner.id, [...invited.values()]);
    const data = { group_id: group.id, count: String(made.length) };
    await work.note({ userId: owner.id, kind: 'cards_issued', at: this.time.now(), data });
    return made.map(({ card }) => card.id);
  }

  /** The time zone is that of the group's owner, and so is the language where the draft names none. */
  private make(draft: CardDraft, group: Group, owner: User, now: number) {
    const { name, locale = owner.locale, ...rest } = draft;
    const about = { name, locale, timeZone: owner.timeZone };
    const holder = newUser(this.secrets.id(), about, now);
    const belonging = { id: this.secrets.id(), groupId: group.id, userId: holder.id };
    const membership = unwrap(join(undefined, belonging, 'card', now));
    const card: Card = {
      ...rest,
      id: this.secrets.id(),
      version: 1,
      groupId: group.id,
      userId: holder.id,
      secret: this.secrets.random(),
      createdAt: now,
      updatedAt: now,
      revokedAt: null,
    };
    return { card, holder, membership };
  }
}

/** Returns the mail to the future holder of a card, if its row requests one and the reader accepts it. */
function invitation(
  card: Card,
  holder: User,
  group: Group,
  reader: InviteeAllowance | undefined,
): KeyedMail[] {
  if (!reader || reader.mailed === null) return [];
  const path = `/auth_tokens/${card.secret}`;
  const params = { name: holder.name, group: group.name, path, ...stopping(reader.stop) };
  const to = { email: card.inviteEmail, locale: holder.locale, accountId: group.ownerId };
  return [{ mail: { template: 'card_invite', ...to, params } }];
}

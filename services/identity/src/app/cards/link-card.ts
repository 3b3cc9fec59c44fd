import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, unwrap, type Call, refused } from '@kashikari/kernel';
import { join, leave, type Membership } from '../../domain/members/membership';
import type { ShownGroup } from '../../domain/shared/shown';
import { stillThere } from '../shared/acting';
import { CardReturn } from '../members/card-return';
import { GetGroup } from '../groups/get-group';
import { Secrets, UnitOfWork, type Work } from '../ports';

/**
 * Links a member card to its holder's account. The account replaces the card in its group, with its tags and bookings.
 * The card can no longer sign in. Possession of the secret proves that the caller holds the card.
 */
@Injectable()
export class LinkCard {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getGroup: GetGroup,
    private readonly cards: CardReturn,
    private readonly secrets: Secrets,
  ) {}

  async run(secret: string, call: Call): Promise<ShownGroup> {
    const userId = accountHolder(call);
    const { groupId } = await this.works.once(call, async (work) => {
      await stillThere(work, userId);
      const held = await work.cards.bySecret(this.secrets.tokenHash(secret));
      if (!held?.isLive) throw refused('card.unknown', undefined, 'jti');
      await this.takePlace(held.card, userId, work, call.now);
      return { groupId: held.card.groupId };
    });
    return this.getGroup.run(groupId, call);
  }

  private async takePlace(
    card: { readonly groupId: string; readonly userId: string },
    userId: string,
    work: Work,
    now: number,
  ): Promise<void> {
    const group = await work.groups.share(card.groupId);
    const seats = group && (await work.seats.lock(group.ownerId));
    const ofCard = await work.memberships.lockOf(card.groupId, card.userId);
    if (!group || !seats || !ofCard || ofCard.leftAt !== null) throw notFound('group', card.groupId);
    await work.memberships.handOver(leave(ofCard, now), userId);
    if (group.ownerId !== userId) await this.seat(ofCard, userId, work, now);
    // Never more than before: the card's seat is the account's.
    await work.seats.save({ ...seats, used: await work.seats.count(group.ownerId) }, now);
    await this.cards.takeBack([card.userId], group.ownerId, work, now);
  }

  /**
   * Adds the membership of the card's holder, disabled if the card's membership was. An existing membership stays as it
   * is.
   */
  private async seat(ofCard: Membership, userId: string, work: Work, now: number): Promise<void> {
    const former = await work.memberships.lockOf(ofCard.groupId, userId);
    if (former && former.leftAt === null) return;
    const belonging = { id: this.secrets.id(), groupId: ofCard.groupId, userId };
    const joined = unwrap(join(former, belonging, 'card', now));
    await work.memberships.save({ ...joined, tags: ofCard.tags, disabledBy: ofCard.disabledBy });
  }
}

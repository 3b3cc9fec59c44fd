import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, type Call } from '@kashikari/kernel';
import { DeleteMembership } from '../members/delete-membership';
import { GetCard } from './get-card';

/** Takes a card back: its membership ends as a member's does, and with it the card and all that it opened. */
@Injectable()
export class DeleteCard {
  constructor(
    private readonly getCard: GetCard,
    private readonly memberships: DeleteMembership,
  ) {}

  async run(id: string, call: Call): Promise<void> {
    accountHolder(call);
    const { card, group } = await this.getCard.run(id, call);
    if (!card.permissions.includes('delete')) throw forbidden();
    await this.memberships.end(
      { groupId: card.groupId, userId: card.userId, accountId: group.ownerId },
      call,
    );
  }
}

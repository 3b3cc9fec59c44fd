import { Injectable } from '@nestjs/common';
import { accountHolder, unwrap, type Call } from '@kashikari/kernel';
import { draftCards, numberTaken, type CardsForm } from '../../domain/cards/draft-cards';
import type { ShownCard } from '../../domain/shared/shown';
import { CardMinter } from './card-minter';
import { GetCard } from './get-card';
import { GetGroup } from '../groups/get-group';
import { InviteCount } from '../invites/invite-count';
import { UnitOfWork } from '../ports';
import { refuseFaults } from '../shared/refusing';

/**
 * One card, or many alike with numbers one after the other. Refuses `invite.limit` where the reader of their invitations
 * would get too many today.
 */
@Injectable()
export class CreateCards {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getGroup: GetGroup,
    private readonly minter: CardMinter,
    private readonly getCard: GetCard,
    private readonly count: InviteCount,
  ) {}

  async run({ groupId, ...form }: CardsForm & { groupId: string }, call: Call): Promise<ShownCard[]> {
    const makerId = accountHolder(call);
    const { id } = await this.getGroup.whereMay('manage_members', groupId, call);
    // Stores only ids for a repeated request; the secrets are read from their sealed columns.
    const ids = await this.works.once(call, async (work) => {
      const press = await this.minter.hold(id, makerId, work);
      const highest = form.managementId === '' ? await work.cards.highest(id) : 0;
      const { drafts, faults } = draftCards(form, highest, this.minter.most);
      refuseFaults(faults);
      const [taken] = await work.cards.taken(
        id,
        drafts.map(({ managementId }) => managementId),
      );
      if (taken !== undefined) unwrap(numberTaken('management_id', taken));
      const invited = await this.minter.invited(press, drafts, work);
      if ([...invited.values()].some(({ isOver }) => isOver)) this.count.refuseOver();
      return this.minter.issue(press, drafts, invited, work, call);
    });
    return this.getCard.all(ids, true);
  }
}

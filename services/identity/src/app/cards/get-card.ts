import { Injectable } from '@nestjs/common';
import { notFound, type Call } from '@kashikari/kernel';
import { showCard, type ShownCard, type ShownGroup } from '../../domain/shared/shown';
import { GetGroup } from '../groups/get-group';
import { CardViews, Secrets, type SeenCard } from '../ports';

export interface FoundCard {
  readonly card: ShownCard;
  readonly group: ShownGroup;
}

/** One card, to those who may list the members of its group; to others it is not there. */
@Injectable()
export class GetCard {
  constructor(
    private readonly cards: CardViews,
    private readonly getGroup: GetGroup,
    private readonly secrets: Secrets,
  ) {}

  async run(id: string, call: Call): Promise<FoundCard> {
    return this.shown(await this.cards.find(id), id, call);
  }

  /** Returns the card with the secret of a scanned code. */
  async bySecret(secret: string, call: Call): Promise<ShownCard> {
    const seen = await this.cards.bySecret(this.secrets.tokenHash(secret));
    return (await this.shown(seen, '', call)).card;
  }

  private async shown(seen: SeenCard | undefined, id: string, call: Call): Promise<FoundCard> {
    const group = seen && (await this.getGroup.find(seen.card.groupId, call));
    if (!seen || !group?.permissions.includes('list_members')) throw notFound('auth_token', id);
    return { card: showCard(seen, group.permissions.includes('manage_members')), group };
  }

  /** Returns cards in the order of the ids, after the caller has checked the permission. */
  async all(ids: readonly string[], mayManage: boolean): Promise<ShownCard[]> {
    const seen = new Map((await this.cards.present(ids)).map((each) => [each.card.id, each]));
    return ids.flatMap((id) => {
      const each = seen.get(id);
      return each ? [showCard(each, mayManage)] : [];
    });
  }
}

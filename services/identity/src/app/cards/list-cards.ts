import { Injectable } from '@nestjs/common';
import { isId, type Call } from '@kashikari/kernel';
import { fold } from '../../domain/shared/fold';
import type { Page, PageRequest } from '../../domain/shared/page';
import { showCard, type ShownCard } from '../../domain/shared/shown';
import { GetGroup } from '../groups/get-group';
import { CardViews } from '../ports';

/** Cards of one piece of an export. */
const PIECE = 500;

/** The cards of a group in the order of their numbers. */
@Injectable()
export class ListCards {
  constructor(
    private readonly cards: CardViews,
    private readonly getGroup: GetGroup,
  ) {}

  async run(
    { groupId, match }: { groupId: string; match: string },
    page: PageRequest,
    call: Call,
  ): Promise<Page<ShownCard>> {
    const group = await this.getGroup.whereMay('list_members', groupId, call);
    const mayManage = group.permissions.includes('manage_members');
    const { items, total } = await this.cards.listOf(group.id, fold(match), page);
    return { items: items.map((seen) => showCard(seen, mayManage)), total };
  }

  /** A piece of all of them. @param afterId the last of the piece before; empty at first */
  async piece(
    { groupId, afterId }: { groupId: string; afterId: string },
    call: Call,
  ): Promise<{ cards: ShownCard[]; more: boolean }> {
    const group = await this.getGroup.whereMay('list_members', groupId, call);
    const mayManage = group.permissions.includes('manage_members');
    const seen = await this.cards.pieceOf(group.id, isId(afterId) ? afterId : undefined, PIECE);
    return { cards: seen.map((each) => showCard(each, mayManage)), more: seen.length === PIECE };
  }
}

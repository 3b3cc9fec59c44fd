import { actorUserId, notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isId, type Id } from '../domain/ids';
import { placeIn, type ActorTies } from '../domain/ties';
import { FetchMissingPeople } from './fetch-missing-people';
import { GoodsViews, People, type GoodSort, type GoodsFilter, type Page } from './ports';
import { seenBy, type SeenGood } from './seen-good';

export interface GoodsRequest {
  /** Id or slug; empty means all groups and none. */
  readonly group: string;
  /** Empty means all. */
  readonly tag: string;
  /** Account id; empty means all lenders. */
  readonly ownerId: string;
  /** Lent by the hour, or by the day; undefined means both. */
  readonly isHourly?: boolean | undefined;
  /** Folder id, or its slug in `group`; empty means all. */
  readonly folder?: string;
  /** Limits the list to goods that the actor likes. */
  readonly liked?: boolean;
  /**
   * Limits the list to goods of the actor's accounts whose management id is also used by another good of the lender.
   */
  readonly sameNumber?: boolean;
  readonly sort: GoodSort;
}

export interface ListGoodsCommand extends GoodsRequest {
  readonly page: Page;
}

@Injectable()
export class ListGoods {
  constructor(
    private readonly views: GoodsViews,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
  ) {}

  async run(command: ListGoodsCommand, call: Call): Promise<{ goods: SeenGood[]; total: number }> {
    const filter = await this.filterOf(command, call);
    if (!filter) return { goods: [], total: 0 };
    const { group, page } = command;
    const { groupId } = filter;
    const ties = await this.people.tiesOf(call);
    const { goods, total } = await this.views.list(filter, page, ties);
    if (groupId && total === 0) await this.refuseIfUnseen(groupId, group, ties);
    return { goods: goods.map((good) => seenBy(ties, good)), total };
  }

  /**
   * Returns the filter of a request, in ids; undefined if nothing can match.
   * @throws DomainError if the group does not exist
   */
  async filterOf(asked: GoodsRequest, call: Call): Promise<GoodsFilter | undefined> {
    const { group, tag, ownerId, isHourly, folder = '', liked = false, sameNumber, sort } = asked;
    const likedBy = liked ? actorUserId(call.actor) : undefined;
    if (liked && likedBy === undefined) return undefined;
    if (folder !== '' && !isId(folder) && group === '') return undefined;
    await this.know.actor(call);
    const groupId = group === '' ? undefined : await this.groupId(group);
    if (ownerId !== '' && !isId(ownerId)) return undefined;
    return {
      sort,
      ...(groupId && { groupId }),
      ...(tag && { tag }),
      ...(ownerId && { ownerId }),
      ...(isHourly !== undefined && { isHourly }),
      ...(folder && (isId(folder) ? { folderId: folder } : { folderSlug: folder })),
      ...(likedBy && { likedBy }),
      ...(sameNumber && { sameNumber }),
    };
  }

  private async groupId(idOrSlug: string): Promise<Id> {
    if (isId(idOrSlug)) await this.know.groups([idOrSlug]);
    const id = await this.people.groupId(idOrSlug);
    if (!id) throw notFound('group', idOrSlug);
    return id;
  }

  /** Hides a group from people without a place in it, unless they see some of its goods there. */
  private async refuseIfUnseen(groupId: Id, asked: string, ties: ActorTies): Promise<void> {
    if (ties.kind === 'system' || placeIn(groupId, ties)) return;
    const { total } = await this.views.list({ groupId, sort: 'latest' }, { page: 1, perPage: 1 }, ties);
    if (total === 0) throw notFound('group', asked);
  }
}

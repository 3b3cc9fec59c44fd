import { Injectable } from '@nestjs/common';
import { actorUserId, mayWrite, noEditRights, notFound, unauthenticated, type Call } from '@kashikari/kernel';
import { isId, type Id } from '../domain/ids';
import { FetchMissingPeople } from './fetch-missing-people';
import { GoodsViews, People } from './ports';
import { Likes } from './ports/folders';

/** Goods that somebody likes: one's own list, seen by nobody else. */
@Injectable()
export class ManageLikes {
  constructor(
    private readonly likes: Likes,
    private readonly goods: GoodsViews,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
  ) {}

  /** Likes a good that one sees, or no longer. @returns whether it is liked now */
  async toggle(goodId: Id, call: Call): Promise<boolean> {
    const userId = actorUserId(call.actor);
    if (userId === undefined) throw unauthenticated();
    if (!mayWrite(call.actor)) throw noEditRights();
    await this.know.actor(call);
    const ties = await this.people.tiesOf(call);
    const [good] = isId(goodId) ? await this.goods.byIds([goodId], ties) : [];
    if (!good) throw notFound('good', goodId);
    return this.likes.toggle(call, userId, goodId);
  }

  async among(goodIds: readonly string[], { actor }: Call): Promise<Id[]> {
    const userId = actorUserId(actor);
    return userId === undefined ? [] : this.likes.among(userId, goodIds.filter(isId));
  }
}

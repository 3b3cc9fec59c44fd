import { Injectable } from '@nestjs/common';
import { actorUserId, type Call } from '@kashikari/kernel';
import { isId, type Id } from '../domain/ids';
import { GetGoods } from './get-goods';
import { Likes } from './ports/folders';
import { writerOf } from './writer-of';

/** The caller's list of liked goods, which nobody else sees. */
@Injectable()
export class ManageLikes {
  constructor(
    private readonly likes: Likes,
    private readonly goods: GetGoods,
  ) {}

  /**
   * Likes a good that one sees, or no longer.
   * @param liked the wished state; undefined turns it round
   * @returns whether it is liked now
   */
  async toggle(goodId: Id, liked: boolean | undefined, call: Call): Promise<boolean> {
    const userId = writerOf(call);
    await this.goods.one(goodId, call);
    return this.likes.toggle(call, userId, goodId, liked);
  }

  async among(goodIds: readonly string[], { actor }: Call): Promise<Id[]> {
    const userId = actorUserId(actor);
    return userId === undefined ? [] : this.likes.among(userId, goodIds.filter(isId));
  }
}

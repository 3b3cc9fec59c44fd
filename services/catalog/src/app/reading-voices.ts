import { Injectable } from '@nestjs/common';
import { actorUserId, mayWrite, notFound, type Call } from '@kashikari/kernel';
import { isId, type Id } from '../domain/ids';
import type { Reader } from '../domain/voice';
import { GetGoods } from './get-goods';

/** Brings an actor before a good about which something is said. */
@Injectable()
export class ReadingVoices {
  constructor(private readonly goods: GetGoods) {}

  /** @throws DomainError not found if the caller does not see the good */
  async of(goodId: Id, call: Call): Promise<Reader> {
    const reader = await this.ifSeen(goodId, call);
    if (!reader) throw notFound('good', goodId);
    return reader;
  }

  async ifSeen(goodId: Id, call: Call): Promise<Reader | undefined> {
    const seen = await this.goods.withTies(goodId, call);
    return seen && { ...seen, userId: actorUserId(call.actor), writes: mayWrite(call.actor) };
  }

  /**
   * Returns an entry with its reader. The entry is not found by callers who do not see the good.
   * @param what kind of entry, for the refusal
   */
  async ofEntry<T extends { readonly goodId: Id }>(
    what: string,
    id: string,
    find: (id: Id) => Promise<T | undefined>,
    call: Call,
  ): Promise<{ entry: T; reader: Reader }> {
    const entry = isId(id) ? await find(id) : undefined;
    const reader = entry && (await this.ifSeen(entry.goodId, call));
    if (!reader) throw notFound(what, id);
    return { entry, reader };
  }
}

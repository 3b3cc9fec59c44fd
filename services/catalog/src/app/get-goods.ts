import { notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isId } from '../domain/ids';
import type { ActorTies } from '../domain/ties';
import { FetchMissingPeople } from './fetch-missing-people';
import { GoodsViews, People } from './ports';
import { seenBy, type SeenGood } from './seen-good';

/** Goods by their ids, as far as the actor sees them. */
@Injectable()
export class GetGoods {
  constructor(
    private readonly views: GoodsViews,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
  ) {}

  async one(id: string, call: Call): Promise<SeenGood> {
    const [seen] = await this.many([id], call);
    if (!seen) throw notFound('good', id);
    return seen;
  }

  /** Returns goods in the requested order, each id once. */
  async many(ids: readonly string[], call: Call): Promise<SeenGood[]> {
    await this.know.actor(call);
    return this.seen(ids, await this.people.tiesOf(call));
  }

  /** Returns a good with the actor's ties to it, for related resources; undefined if the actor may not see it. */
  async withTies(id: string, call: Call): Promise<(SeenGood & { readonly ties: ActorTies }) | undefined> {
    await this.know.actor(call);
    const ties = await this.people.tiesOf(call);
    const [seen] = await this.seen([id], ties);
    return seen && { ...seen, ties };
  }

  private async seen(ids: readonly string[], ties: ActorTies): Promise<SeenGood[]> {
    const asked = [...new Set(ids.map((id) => id.toLowerCase()))].filter(isId);
    const goods = new Map((await this.views.byIds(asked, ties)).map((good) => [good.id, good]));
    return asked.flatMap((id) => goods.get(id) ?? []).map((good) => seenBy(ties, good));
  }
}

import { catalogEvents } from '@kashikari/contracts';
import { fold } from '@kashikari/kernel';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Index } from '../app/ports';
import type { GoodSnapshot } from '../domain/snapshots';
import { indexGood } from '../domain/index-good';
import { textsOf } from './good-texts';

@OnEvent('kashikari.catalog.good.v1', catalogEvents.GoodChanged)
export class OnGoodChanged extends ReplicaConsumer<catalogEvents.GoodChanged> {
  constructor(index: Index) {
    super((goods, tx, times) =>
      index.putGoods(
        goods.map((one, place) => toSnapshot(one, times[place]!)),
        tx,
      ),
    );
  }
}

/** A deleted good keeps no words. */
function toSnapshot(good: catalogEvents.GoodChanged, time: Date): GoodSnapshot {
  return {
    id: good.id,
    version: good.version,
    deleted: good.deleted,
    ownerId: good.ownerId,
    groupIds: good.groupIds,
    tags: good.deleted ? [] : good.tags.map(fold),
    title: good.deleted ? '' : good.title,
    isOpen: good.isPublic || good.isPublicUse,
    isHidden: good.isHidden,
    quantity: good.terms?.quantity ?? 1,
    marginDays: good.terms?.marginDays ?? 0,
    referenceOnly: good.terms?.forReferenceOnly ?? false,
    isHourly: good.terms?.isHourly ?? false,
    createdAt: good.createdAt ?? good.changedAt ?? time,
    postings: good.deleted ? [] : indexGood(textsOf(good)),
  };
}

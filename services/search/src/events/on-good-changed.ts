import { catalogEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Index } from '../app/ports';
import { codeKeys } from '../domain/codes';
import { foldWords } from '../domain/fold-words';
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

/** Maps an event to a snapshot. A deleted good has no words. */
function toSnapshot(good: catalogEvents.GoodChanged, time: Date): GoodSnapshot {
  return {
    id: good.id,
    version: good.version,
    deleted: good.deleted,
    ownerId: good.ownerId,
    groupIds: good.groupIds,
    ...wordsOf(good.deleted ? catalogEvents.GoodChanged.fromJSON({}) : good),
    isOpen: good.isPublic || good.isPublicUse,
    isHidden: good.isHidden,
    quantity: good.terms?.quantity ?? 1,
    marginDays: good.terms?.marginDays ?? 0,
    referenceOnly: good.terms?.forReferenceOnly ?? false,
    isHourly: good.terms?.isHourly ?? false,
    createdAt: good.createdAt ?? good.changedAt ?? time,
    priced: isPriced(good.terms),
  };
}

function wordsOf(good: catalogEvents.GoodChanged) {
  const { title, titleReading, tags, category, location, managementId, isbn } = good;
  return {
    title,
    sortTitle: titleReading || title,
    tags: tags.map(foldWords),
    tagNames: tags,
    category,
    categoryKey: foldWords(category),
    location,
    locationKey: foldWords(location),
    codes: [...new Set([managementId, isbn].flatMap(codeKeys))],
    postings: indexGood(textsOf(good)),
  };
}

function isPriced(terms: catalogEvents.GoodTerms | undefined): boolean {
  const prices = [terms?.pricePerHour, terms?.pricePerDay, terms?.pricePerWeek, terms?.pricePerMonth];
  return prices.some((price = 0) => price > 0);
}

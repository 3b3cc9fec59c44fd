import { fieldsFor, type Good } from './good';
import { messageValues } from './message-values';
import { pictureUrl } from './picture-url';

const BESIDE_ID = fieldsFor({ event: 'good' });
const TERMS = fieldsFor({ event: 'terms' });

/** A good as other services learn of it: the fields of the message kashikari.catalog.v1.GoodChanged. */
export type GoodSnapshot = ReturnType<typeof snapshotOf>;

/** The one place where a good becomes what other services learn of it. */
export function snapshotOf(good: Good) {
  const [first] = good.pictures;
  return {
    id: good.id,
    version: good.version,
    deleted: good.deletedAt !== null,
    tags: [...good.tags],
    ownerId: good.ownerId,
    groupIds: [...good.groupIds],
    terms: termsOf(good),
    ...messageValues(good, BESIDE_ID),
    thumbnailUrl: first ? pictureUrl(first.id, 'thumb') : '',
    labelHash: good.labelHash,
    // Limits what lateness costs; consumers never show it.
    purchasePrice: good.purchasePrice ?? undefined,
    createdAt: new Date(good.createdAt),
    changedAt: new Date(good.updatedAt),
  };
}

/** The part of a good that decides whether it can be booked, as kashikari.catalog.v1.GoodTerms. */
export const termsOf = (good: Good) => messageValues(good, TERMS);

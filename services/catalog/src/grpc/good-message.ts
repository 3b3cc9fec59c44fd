import type { catalog } from '@kashikari/contracts';
import { catalogEvents } from '@kashikari/contracts';
import type { SeenGood } from '../app/seen-good';
import type { Picture } from '../domain/picture';
import { pictureUrl } from '../domain/picture-url';
import { termsOf } from '../domain/snapshot';

/** A good as it is sent to who asked. */
export function goodMessage({ good, permissions }: SeenGood): catalog.Good {
  return {
    id: good.id,
    title: good.title,
    description: good.description,
    tags: [...good.tags],
    ownerId: good.ownerId,
    groupIds: [...good.groupIds],
    terms: catalogEvents.GoodTerms.fromJSON(termsOf(good)),
    isPublic: good.isPublic,
    isPublicUse: good.isPublicUse,
    isHidden: good.isHidden,
    author: good.author,
    publisher: good.publisher,
    location: good.location,
    category: good.category,
    managementId: good.managementId,
    purchasePrice: good.purchasePrice ?? undefined,
    releaseDate: good.releaseDate ?? '',
    isbn: good.isbn,
    customTagTitle: good.customTagTitle,
    customTag: good.customTag,
    images: good.pictures.map(imageMessage),
    version: good.version,
    createdAt: new Date(good.createdAt),
    updatedAt: new Date(good.updatedAt),
    permissions: [...permissions],
  };
}

export function imageMessage({ id, width, height, alt }: Picture): catalog.Image {
  return {
    id,
    publicUrl: pictureUrl(id, 'full'),
    thumbnailPublicUrl: pictureUrl(id, 'thumb'),
    width,
    height,
    alt,
  };
}

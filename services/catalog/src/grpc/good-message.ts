import { enumOf, exactly, SETS, type catalog, type catalogEvents } from '@kashikari/contracts';
import type { SeenGood } from '../app/seen-good';
import { fieldsFor, GOOD_FIELD_NAMES, type GoodFieldName, type Using } from '../domain/good';
import { messageValues } from '../domain/message-values';
import type { Picture } from '../domain/picture';
import { pictureUrl } from '../domain/picture-url';
import { termsOf } from '../domain/snapshot';

const TERMS: ReadonlySet<GoodFieldName> = new Set(fieldsFor({ event: 'terms' }));
const EDITORS: ReadonlySet<GoodFieldName> = new Set(fieldsFor({ readBy: 'editors' }));

type BesideTerms = Exclude<GoodFieldName, Using<{ event: 'terms' }>>;
const BESIDE_TERMS = GOOD_FIELD_NAMES.filter((name): name is BesideTerms => !TERMS.has(name));

const message = exactly<catalog.Good>();
const terms = exactly<catalogEvents.GoodTerms>();

/** Maps a good for its reader; fields for editors are included for editors only. */
export function goodMessage({ good, permissions, folderIds, whyNot }: SeenGood): catalog.Good {
  const names = permissions.includes('edit')
    ? BESIDE_TERMS
    : BESIDE_TERMS.filter((name) => !EDITORS.has(name));
  return message({
    id: good.id,
    tags: [...good.tags],
    ownerId: good.ownerId,
    groupIds: [...good.groupIds],
    folderIds: [...folderIds],
    terms: terms(termsOf(good)),
    ...messageValues(good, names),
    images: good.pictures.map(imageMessage),
    version: good.version,
    createdAt: new Date(good.createdAt),
    updatedAt: new Date(good.updatedAt),
    permissions: [...permissions],
    whyNot: enumOf(SETS.whyNot, whyNot),
  });
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

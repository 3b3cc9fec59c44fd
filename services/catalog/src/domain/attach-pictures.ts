import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { Id } from './ids';
import type { Picture } from './picture';
import type { ActorTies } from './ties';

/** A picture that has arrived, whoever may use it. */
export interface KnownPicture extends Picture {
  readonly uploaderId: Id;
  /** The good that shows it already. */
  readonly goodId: Id | null;
  /** The group that shows it as its cover or logo, or the account that shows it beside its name. */
  readonly groupId: Id | null;
}

/**
 * Returns the pictures in the requested order. A picture can be used by its uploader, or by the good that already shows
 * it. Other people's pictures and missing pictures get the same refusal.
 */
export function checkPictures(
  ids: readonly Id[],
  known: readonly KnownPicture[],
  ties: ActorTies,
  goodId: Id,
): Verdict<Picture[]> {
  const pictures: Picture[] = [];
  for (const id of ids) {
    const picture = known.find((candidate) => candidate.id === id);
    const own =
      picture?.goodId === goodId || (picture !== undefined && isUnused(picture) && uploads(picture, ties));
    if (!picture || !own) return refuse('image.unknown', { image_id: id }, 'image_ids');
    const { width, height, alt } = picture;
    pictures.push({ id, width, height, alt });
  }
  return allow(pictures);
}

/** The same for what a group is about to show. */
export function checkGroupPictures(
  ids: readonly Id[],
  known: readonly KnownPicture[],
  ties: ActorTies,
  groupId: Id,
): Verdict<void> {
  for (const id of ids) {
    const picture = known.find((candidate) => candidate.id === id);
    const own = picture?.groupId === groupId || (picture && isUnused(picture) && uploads(picture, ties));
    if (!own) return refuse('image.unknown', { image_id: id });
  }
  return allow(undefined);
}

function isUnused({ goodId, groupId }: KnownPicture): boolean {
  return goodId === null && groupId === null;
}

function uploads({ uploaderId }: KnownPicture, { userId, accountIds }: ActorTies): boolean {
  return uploaderId === userId || accountIds.includes(uploaderId);
}

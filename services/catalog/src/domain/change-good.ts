import { refused, relationTo, unwrap, type DomainError } from '@kashikari/kernel';
import { checkPictures, type KnownPicture } from './attach-pictures';
import { checkTerms } from './check-terms';
import { GOOD_FIELD_NAMES, type Good } from './good';
import { hashtagsOf } from './hashtags';
import { notTheirs, refuseOpening } from './opening';
import { refuseUnlessEditor } from './permissions';
import { checkPlacement } from './placement';
import type { GoodInput } from './read-good';
import type { Id } from './ids';
import { placeIn, type ActorTies } from './ties';

/** What the database knows about the matter. */
export interface ChangeContext {
  readonly ties: ActorTies;
  readonly pictures: readonly KnownPicture[];
}

/**
 * A good with the fields sent put in. Groups are left freely; those newly entered must take it. `ifVersion` is the
 * version that the writer has seen. Nothing different means the same good, at the same version.
 * @throws DomainError
 */
export function changeGood(
  good: Good,
  input: GoodInput,
  context: ChangeContext,
  ifVersion: number | undefined,
  now: number,
): Good {
  const refused = refuseUnlessEditor(good, context.ties);
  if (refused) throw refused;
  if (ifVersion !== undefined && ifVersion !== good.version) throw stale(ifVersion, good.version);
  const fields = { ...good, ...input.fields };
  checkTerms(fields);
  const groupIds = input.groupIds ?? good.groupIds;
  if (relationTo(good, context.ties) !== 'manager') refuseBeyondGroup(good, fields, groupIds, context.ties);
  unwrap(
    checkPlacement(
      groupIds.filter((id) => !good.groupIds.includes(id)),
      context.ties,
    ),
  );
  const pictures = input.pictureIds
    ? unwrap(checkPictures(input.pictureIds, context.pictures, context.ties, good.id))
    : good.pictures;
  const changed = { ...fields, groupIds, pictures, tags: hashtagsOf(fields.description) };
  return isSame(good, changed) ? good : { ...changed, version: good.version + 1, updatedAt: now };
}

/**
 * Who only runs a group that the lender has put a good into corrects it there. That everybody sees it, or that it stands in no
 * group any more, is for the lender and its managers to say.
 */
function refuseBeyondGroup(
  good: Good,
  after: Pick<Good, 'isPublic' | 'isPublicUse'>,
  groupIds: readonly Id[],
  ties: ActorTies,
): void {
  refuseOpening(after, good);
  // To be moved into a group of the editor's own is to be taken out of the lender's.
  const stays = (id: Id) => good.groupIds.includes(id) || placeIn(id, ties)?.ownerId === good.ownerId;
  if (good.groupIds.length > 0 && !groupIds.some(stays)) throw notTheirs('group_ids');
}

function stale(seen: number, current: number): DomainError {
  return refused('stale', { seen, current });
}

function isSame(a: Good, b: Good): boolean {
  const ids = (good: Good) => [[...good.groupIds].sort(), good.pictures.map(({ id }) => id)];
  return (
    GOOD_FIELD_NAMES.every((name) => a[name] === b[name]) && JSON.stringify(ids(a)) === JSON.stringify(ids(b))
  );
}

import { refused, relationTo, unwrap, type DomainError } from '@kashikari/kernel';
import { withAuthors } from './authors';
import { checkPictures, type KnownPicture } from './attach-pictures';
import { checkTerms } from './check-terms';
import { GOOD_FIELD_NAMES, type Good } from './good';
import { checkCodes, type CodesInUse } from './further-codes';
import { hashtagsOf } from './hashtags';
import { checkNumber, type NumbersInUse } from './management-number';
import { notTheirs, refuseOpening } from './opening';
import { refuseUnlessEditor } from './permissions';
import { checkPlacement } from './placement';
import type { GoodInput } from './read-good';
import type { Id } from './ids';
import { placeInFolders, type FolderPlace } from './place-in-folders';
import { placeIn, type ActorTies } from './ties';

/** State of the database that a change needs. */
export interface ChangeContext {
  readonly ties: ActorTies;
  readonly pictures: readonly KnownPicture[];
  readonly numbers: NumbersInUse;
  readonly codes: CodesInUse;
  /** Those of the folders sent that there are. */
  readonly folders: readonly FolderPlace[];
}

/**
 * A good with the fields sent put in. Groups are left freely; those newly entered must take it. `ifVersion` is the
 * version that the writer has seen. Nothing different means the same good, at the same version; so does a change of
 * folders alone, which are the group's order and not the good's.
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
  const fields = { ...good, ...withAuthors(input.fields) };
  checkTerms(fields);
  const groupIds = input.groupIds ?? good.groupIds;
  if (relationTo(good, context.ties) !== 'manager') refuseBeyondGroup(good, fields, groupIds, context.ties);
  unwrap(
    checkPlacement(
      groupIds.filter((id) => !good.groupIds.includes(id)),
      context.ties,
    ),
  );
  unwrap(checkNumber(fields, good.managementId, context.numbers));
  unwrap(checkCodes(fields, good.codes, context.codes, context.ties));
  const pictures = input.pictureIds
    ? unwrap(checkPictures(input.pictureIds, context.pictures, context.ties, good.id))
    : good.pictures;
  const folders = unwrap(
    placeInFolders(good.folders, input.folderIds, context.folders, groupIds, context.ties),
  );
  const changed = { ...fields, groupIds, folders, pictures, tags: hashtagsOf(fields.description) };
  if (!isSame(good, changed)) return { ...changed, version: good.version + 1, updatedAt: now };
  return sameIds(good.folders, folders) ? good : { ...good, folders };
}

/**
 * Refuses changes that only the lender and its managers may make: opening a good to everybody, and removing it from all
 * groups. An editor who only runs a group of the lender can correct the good there.
 */
function refuseBeyondGroup(
  good: Good,
  after: Pick<Good, 'isPublic' | 'isPublicUse'>,
  groupIds: readonly Id[],
  ties: ActorTies,
): void {
  refuseOpening(after, good);
  // A move into a group of the editor's account would remove the good from the lender's groups.
  const stays = (id: Id) => good.groupIds.includes(id) || placeIn(id, ties)?.ownerId === good.ownerId;
  if (good.groupIds.length > 0 && !groupIds.some(stays)) throw notTheirs('group_ids');
}

function stale(seen: number, current: number): DomainError {
  return refused('stale', { seen, current });
}

function isSame(a: Good, b: Good): boolean {
  const said = (good: Good) => [
    GOOD_FIELD_NAMES.map((name) => good[name]),
    [...good.groupIds].sort(),
    good.pictures.map(({ id }) => id),
  ];
  return JSON.stringify(said(a)) === JSON.stringify(said(b));
}

function sameIds(a: readonly { readonly id: Id }[], b: readonly { readonly id: Id }[]): boolean {
  return a.length === b.length && a.every(({ id }) => b.some((other) => other.id === id));
}

import { forbidden, noEditRights, unwrap } from '@kashikari/kernel';
import { withAuthors } from './authors';
import { checkPictures, type KnownPicture } from './attach-pictures';
import { checkTerms } from './check-terms';
import { faulty } from './faults';
import type { Good } from './good';
import { checkCodes, type CodesInUse } from './further-codes';
import { hashtagsOf } from './hashtags';
import type { Id } from './ids';
import { checkNumber, type NumbersInUse } from './management-number';
import { refuseOpening } from './opening';
import { checkPlacement, lenderOf } from './placement';
import { initialFields, type GoodInput } from './read-good';
import { placeInFolders, type FolderPlace } from './place-in-folders';
import type { ActorTies } from './ties';

/** State of the database that a registration needs. */
export interface RegistrationContext {
  readonly ties: ActorTies;
  readonly pictures: readonly KnownPicture[];
  readonly numbers: NumbersInUse;
  readonly codes: CodesInUse;
  /** Those of the folders sent that there are. */
  readonly folders: readonly FolderPlace[];
}

/** A new good by its id, for the account that it is registered for. @throws DomainError */
export function registerGood(
  id: Id,
  input: GoodInput,
  context: RegistrationContext,
  now: number,
): Omit<Good, 'lenderClosed'> {
  const { ties } = context;
  if (ties.kind === 'card') throw ties.canWrite ? forbidden() : noEditRights();
  const fields = { ...initialFields(), ...withAuthors(input.fields) };
  if (fields.title === '') {
    throw faulty([{ kind: 'invalid', code: 'validation.required', field: 'title' }]);
  }
  checkTerms(fields);
  const groupIds = input.groupIds ?? [];
  const ownerId = unwrap(lenderOf(input.ownerId, groupIds, ties));
  if (!ties.accountIds.includes(ownerId)) refuseOpening(fields);
  unwrap(checkPlacement(groupIds, ties));
  unwrap(checkNumber({ id, ownerId, managementId: fields.managementId }, undefined, context.numbers));
  unwrap(checkCodes({ ...fields, id, ownerId }, [], context.codes, ties));
  const folders = unwrap(placeInFolders([], input.folderIds, context.folders, groupIds, ties));
  const pictures = unwrap(checkPictures(input.pictureIds ?? [], context.pictures, ties, id));
  return {
    ...fields,
    id,
    version: 1,
    ownerId,
    groupIds,
    folders,
    tags: hashtagsOf(fields.description),
    pictures,
    labelHash: '',
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

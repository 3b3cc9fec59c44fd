import { allow, type Verdict } from '@kashikari/kernel';
import { atField } from './faults';
import { Fault } from './fields/field';
import { text } from './fields/text';
import type { Id } from './ids';
import { placeIn, type ActorTies } from './ties';

/** Folders that one group may have: more is no order any more. */
export const MAX_FOLDERS = 100;

/** Goods of a group that belong together. Instants are epoch milliseconds. */
export interface Folder {
  readonly id: Id;
  readonly groupId: Id;
  readonly title: string;
  /** Unique in its group. */
  readonly slug: string;
  /** Position in the group, from 0. */
  readonly place: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const title = text(100, { required: true });

export function readTitle(raw: string): Verdict<string> {
  const read = title.read(raw);
  return read instanceof Fault ? { ok: false, refusal: atField('title', read) } : allow(read);
}

/** Everybody with a place in the group sees its folders. */
export function seesFolders(groupId: Id, ties: ActorTies): boolean {
  return ties.kind === 'system' || placeIn(groupId, ties) !== undefined;
}

/**
 * Returns true if the actor edits the group and so may sort its goods (specification, section 6). Managers of the
 * account may only register goods.
 */
export function editsFolders(groupId: Id, ties: ActorTies): boolean {
  return placeIn(groupId, ties)?.edits ?? false;
}

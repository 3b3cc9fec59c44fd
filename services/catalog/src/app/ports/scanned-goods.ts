import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { ActorTies } from '../../domain/ties';

/** Finds the goods of a scanned code that an actor may see, with one query each. */
export abstract class ScannedGoods {
  abstract byLabel(code: string, ties: ActorTies): Promise<Good[]>;

  /**
   * Goods of a group or, without any there, of the actor's groups and accounts.
   * @param keys management ids in the form in which they are compared
   * @param most goods to return
   */
  abstract byNumber(
    keys: readonly string[],
    groupId: Id | undefined,
    most: number,
    ties: ActorTies,
  ): Promise<Good[]>;

  /** The same by the keys of further codes. */
  abstract byCode(
    keys: readonly string[],
    groupId: Id | undefined,
    most: number,
    ties: ActorTies,
  ): Promise<Good[]>;

  /** The same by ISBN and, without any there either, goods of anybody. */
  abstract byIsbn(isbn: string, groupId: Id | undefined, most: number, ties: ActorTies): Promise<Good[]>;
}

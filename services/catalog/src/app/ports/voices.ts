import type { Call } from '@kashikari/kernel';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { Comment, Review } from '../../domain/voice';
import type { Page } from './goods';

export interface Listed<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** Entries of one author that an export reads at once. */
export const OWN_PIECE = 200;

/** Reviews or comments on goods; each change publishes an event in its transaction. */
abstract class Voices<V> {
  abstract find(id: Id): Promise<V | undefined>;
  /** Returns the entries of a good, newest first. */
  abstract listOf(goodId: Id, page: Page): Promise<Listed<V>>;
  /** Returns a user's entries before `beforeId`, newest first, up to {@link OWN_PIECE}. */
  abstract ownBefore(userId: Id, beforeId: Id | undefined): Promise<V[]>;
  /** Adds an entry once per idempotency key. */
  abstract add(call: Call, good: Good, userId: Id, body: string): Promise<V>;
  /** Nothing of it stays. */
  abstract remove(good: Good, voice: V, now: number): Promise<void>;
}

/** Reviews by borrowers. Refuses a second review of a good by the same person: `review.exists`. */
export abstract class Reviews extends Voices<Review> {
  /** One person's review of a good. */
  abstract by(userId: Id, goodId: Id): Promise<Review | undefined>;
  /** Undefined when it is gone. @param check throws to refuse the change of what is there now */
  abstract change(
    good: Good,
    id: Id,
    body: string,
    now: number,
    check: (now: Review) => void,
  ): Promise<Review | undefined>;
}

export abstract class Comments extends Voices<Comment> {
  /** Removes the text of a comment for an editor of the good; the comment keeps its position. */
  abstract empty(good: Good, comment: Comment, now: number): Promise<void>;
}

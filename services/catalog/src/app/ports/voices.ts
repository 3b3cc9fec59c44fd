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

/** What people say about goods; each change is told by an event in its own transaction. */
abstract class Voices<V> {
  abstract find(id: Id): Promise<V | undefined>;
  /** Of a good, the newest first. */
  abstract listOf(goodId: Id, page: Page): Promise<Listed<V>>;
  /** All of one person before `beforeId`, the newest first, {@link OWN_PIECE} at most. */
  abstract ownBefore(userId: Id, beforeId: Id | undefined): Promise<V[]>;
  /** Once per idempotency key. */
  abstract add(call: Call, good: Good, userId: Id, body: string): Promise<V>;
  /** Nothing of it stays. */
  abstract remove(good: Good, voice: V, now: number): Promise<void>;
}

/** What those who borrowed say. A second one of a person and good is refused: `review.exists`. */
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

/** What anybody says. */
export abstract class Comments extends Voices<Comment> {
  /** By who may edit the good: its place stays. */
  abstract empty(good: Good, comment: Comment, now: number): Promise<void>;
}

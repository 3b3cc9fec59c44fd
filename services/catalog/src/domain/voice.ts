import { allow, relationTo, type Verdict } from '@kashikari/kernel';
import { atField } from './faults';
import { Fault } from './fields/field';
import { text } from './fields/text';
import type { Good } from './good';
import type { Id } from './ids';
import type { Permission } from './permissions';
import type { ActorTies } from './ties';

/** A review or comment about a good. Instants are epoch milliseconds. */
interface Voice {
  readonly id: Id;
  readonly version: number;
  readonly goodId: Id;
  /** Author. */
  readonly userId: Id;
  readonly body: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A review by a person who has returned the good; one per person and good. */
export type Review = Voice;

/** A question or a remark, by anybody signed in who sees the good. */
export interface Comment extends Voice {
  /** True if an editor of the good removed its text; it keeps its position. */
  readonly removed: boolean;
}

/** A review or comment as one actor sees it. */
export type VoiceView<V extends Voice> = Omit<V, 'userId'> & {
  /** Null where the actor is not to know who wrote it. */
  readonly userId: Id | null;
  readonly permissions: readonly string[];
};

const review = text(2_000, { required: true, multiline: true });
const comment = text(1_000, { required: true, multiline: true });

/** Reads the text of a review, up to 2,000 characters. */
export const readReview = (raw: string): Verdict<string> => bodyOf(review.read(raw));

/** Reads the text of a comment, up to 1,000 characters. */
export const readComment = (raw: string): Verdict<string> => bodyOf(comment.read(raw));

function bodyOf(read: string | Fault): Verdict<string> {
  return read instanceof Fault ? { ok: false, refusal: atField('body', read) } : allow(read);
}

/** An actor before a good, as far as what is said about it goes. */
export interface Reader {
  readonly good: Good;
  readonly ties: ActorTies;
  /** Actions that the actor may take on the good. */
  readonly permissions: readonly Permission[];
  /** The caller; undefined for visitors. */
  readonly userId: Id | undefined;
  /** False for a read-only card. */
  readonly writes: boolean;
}

export function showReview(review: Review, reader: Reader): VoiceView<Review> {
  const own = isOwn(review, reader);
  const permissions = own ? ['edit', 'delete'] : mayModerate(reader) ? ['delete'] : [];
  return { ...named(review, reader), permissions };
}

export function showComment(comment: Comment, reader: Reader): VoiceView<Comment> {
  const may = !comment.removed && (isOwn(comment, reader) || mayModerate(reader));
  return { ...named(comment, reader), permissions: may ? ['delete'] : [] };
}

export function isOwn({ userId }: Voice, reader: Reader): boolean {
  return reader.writes && reader.userId === userId;
}

/** Returns true if the reader may remove reviews and comments: editors of the good may. */
export function mayModerate({ permissions }: Reader): boolean {
  return permissions.includes('edit');
}

/** People outside its groups read what is said, and not by whom (plan of goods, "Reviews"). */
function named<V extends Voice>(
  voice: V,
  { good, ties, userId }: Reader,
): Omit<V, 'userId'> & { userId: Id | null } {
  const relation = relationTo(good, ties);
  const known = relation === 'manager' || relation === 'member' || voice.userId === userId;
  return { ...voice, userId: known ? voice.userId : null };
}

import type { Locale } from '@kashikari/kernel';
import type { Card } from '../../domain/cards/card';
import type { Page, PageRequest } from '../../domain/shared/page';
import type { User } from '../../domain/users/user';

export interface SeenCard {
  readonly card: Card;
  /** Its user's. */
  readonly name: string;
  /** Its user's. */
  readonly locale: Locale;
  readonly disabled: boolean;
}

/** A number that was read from a card. */
export interface CardNumber {
  /** Spellings of the number. */
  readonly numbers: readonly string[];
  /** Id or slug; empty for no group. */
  readonly group: string;
  readonly userId: string;
  /** Accounts whose groups are reached from where the user asks; absent: all. */
  readonly within: readonly string[] | undefined;
  /** Cards to return. */
  readonly most: number;
}

/** Cards that are not revoked. Permission to see them is checked on their group. */
export abstract class CardViews {
  abstract find(id: string): Promise<SeenCard | undefined>;
  abstract bySecret(secretHash: string): Promise<SeenCard | undefined>;
  /** Those of the group alone where one of them has the number; otherwise of all groups whose members the user may list. */
  abstract byNumber(asked: CardNumber): Promise<SeenCard[]>;
  /** Returns cards in no particular order. */
  abstract present(ids: readonly string[]): Promise<SeenCard[]>;
  /** @param match folded; part of a name, a number or an address */
  abstract listOf(groupId: string, match: string, page: PageRequest): Promise<Page<SeenCard>>;
  /** The next of a group's cards in the order of their numbers, behind one of them. */
  abstract pieceOf(groupId: string, afterId: string | undefined, size: number): Promise<SeenCard[]>;
}

/** A card as it is when it is used. */
export interface HeldCard {
  readonly card: Card;
  /** True if the card is not revoked, and its group and membership exist. */
  readonly isLive: boolean;
}

export interface Cards {
  /** New ones, each with its user. One statement, however many there are. */
  issue(holders: readonly User[], cards: readonly Card[]): Promise<void>;
  lock(id: string): Promise<Card | undefined>;
  /** Refuses `card.number_taken`. */
  save(card: Card): Promise<void>;
  /** Finds a card by the secret shown at sign-in. */
  bySecret(secretHash: string): Promise<HeldCard | undefined>;
  /** The card of a user; undefined for everybody who has an account. */
  ofUser(userId: string): Promise<HeldCard | undefined>;
  /** Takes back the cards of these users; answers those who had one. */
  revokeOf(userIds: readonly string[], now: number): Promise<{ id: string; userId: string }[]>;
  /**
   * Deletes what belongs to a deleted account: the cards and invitations of its groups, and the personal data of the
   * cards' users, who stay as ids without names.
   */
  forgetIn(groupIds: readonly string[], now: number): Promise<void>;
  /** Numbers of the group's cards that are among these, `007` and `7` being the same. */
  taken(groupId: string, numbers: readonly string[]): Promise<string[]>;
  /** Returns the highest number of a group's cards; 0 if it has none. */
  highest(groupId: string): Promise<number>;
}

/** Writes of member cards within a transaction. */
export interface CardWork {
  readonly cards: Cards;
}

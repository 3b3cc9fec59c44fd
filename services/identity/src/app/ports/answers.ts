/** Tokens that answers by a language model may use: a person's a day, an organization's a month. 0 allows no answer. */
export abstract class AnswerCaps {
  abstract readonly personDay: number;
  abstract readonly month: number;
}

/** A reservation of tokens. */
export interface AnswerReservation {
  readonly id: string;
  /** The account that asks; added accounts spend the day of their first account. */
  readonly userId: string;
  /** Id of the shell whose month is charged; empty for the installation's. */
  readonly shellId: string;
  readonly tokens: number;
  /** Epoch milliseconds; its day and month in UTC are charged. */
  readonly at: number;
}

/** Spent tokens, reservations included. */
export abstract class AnswerBudget {
  /** Returns true if a group of the user disables answers by a model for its members. */
  abstract isDisabledFor(userId: string): Promise<boolean>;
  /** Reserves tokens of both budgets in one transaction. @returns false if one of them has too few */
  abstract reserve(reservation: AnswerReservation, caps: AnswerCaps): Promise<boolean>;
  /** Replaces a reservation of the user by what was used, once. An unknown reservation is ignored. */
  abstract settle(id: string, userId: string, used: number): Promise<void>;
}

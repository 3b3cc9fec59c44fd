export type DifferenceKind =
  | 'charge_without_journal'
  | 'journal_without_charge'
  | 'other_amount'
  | 'clearing'
  | 'balance'
  | 'unbalanced';

/** A difference between the ledger and the provider's books, or within the ledger. Amounts are yen. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** The payment, the journal, or the owner and account. */
  readonly id: string;
  /** The provider's payment; empty for other differences. */
  readonly providerId: string;
  /** Yen of the ledger's entries. */
  readonly booked: number;
  /** Yen of the provider's books, or of the stored balance. */
  readonly found: number;
}

/** A movement of the provider's balance that belongs to one payment. */
export interface Movement {
  readonly intentId: string;
  /** Signed yen, before the provider's fees. */
  readonly amount: number;
  /** It is the charge itself, not what went back of it. */
  readonly isCharge: boolean;
  /** Billing created the charge; false for a movement that names no attempt. */
  readonly isOurs: boolean;
}

/** The clearing entries of one payment. */
export interface BookedPayment {
  readonly paymentId: string;
  readonly intentId: string;
  readonly amount: number;
}

/**
 * Compares the clearing entries of payments with the provider's movements, by the provider's payment.
 * @param open payments at the provider whose calls are not finished; they are not compared
 */
export function compareBooks(
  booked: readonly BookedPayment[],
  movements: readonly Movement[],
  open: ReadonlySet<string>,
): Difference[] {
  const found = sumsOf(movements);
  const known = new Set(booked.map(({ intentId }) => intentId));
  const ofBooked = booked.flatMap(({ paymentId: id, intentId: providerId, amount }): Difference[] => {
    if (open.has(providerId)) return [];
    const sum = found.get(providerId);
    if (sum === undefined)
      return amount === 0
        ? []
        : [{ kind: 'journal_without_charge', id, providerId, booked: amount, found: 0 }];
    return sum.amount === amount
      ? []
      : [{ kind: 'other_amount', id, providerId, booked: amount, found: sum.amount }];
  });
  const ofFound = [...found].flatMap(([providerId, { amount, isOurs }]): Difference[] =>
    !isOurs || amount === 0 || known.has(providerId) || open.has(providerId)
      ? []
      : [{ kind: 'charge_without_journal', id: '', providerId, booked: 0, found: amount }],
  );
  return [...ofBooked, ...ofFound];
}

/** Sums of the payments whose charge is among the movements; refunds of earlier charges are not compared. */
function sumsOf(movements: readonly Movement[]) {
  const sums = new Map<string, { amount: number; isOurs: boolean }>();
  const charged = new Set(movements.filter(({ isCharge }) => isCharge).map(({ intentId }) => intentId));
  for (const { intentId, amount, isOurs } of movements) {
    if (!charged.has(intentId)) continue;
    const before = sums.get(intentId) ?? { amount: 0, isOurs: false };
    sums.set(intentId, { amount: before.amount + amount, isOurs: before.isOurs || isOurs });
  }
  return sums;
}

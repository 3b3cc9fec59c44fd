import { fits, type Occupant } from '@kashikari/availability';
import { containsInstant, type Interval } from '@kashikari/kernel';
import type { Good, Lender } from './good';
import { mayHave, type Relation } from './join-queue';
import { answerBy, byAge, wantedClaim, type Wait } from './wait';
import { moved } from './move-wait';

/** A waiting user, with the data that decide if they may have the good now. */
export interface Candidate {
  readonly wait: Wait;
  readonly stands: Relation;
  /** Live bookings of the lender's goods that it holds, as the lender's limit counts them. */
  readonly held: number;
}

/** The data that decide who gets an offer; read under the good's lock. */
export interface Queue {
  readonly good: Good;
  readonly lender: Lender;
  readonly occupants: readonly Occupant[];
  readonly waiting: readonly Candidate[];
  readonly now: number;
}

/** An offer to a waiting user, with the units held for it. */
export interface Offer {
  readonly wait: Wait;
  readonly span: Interval;
  readonly claim: Interval;
}

/**
 * Returns the offers for free units, the oldest waits first. The whole range and quantity of a wait must fit beside
 * bookings and the units held for earlier offers. A wait that does not fit stays in the queue and does not block later
 * ones.
 */
export function offersTo({ good, lender, occupants, waiting, now }: Queue): Offer[] {
  const taken = [...occupants];
  const offers: Offer[] = [];
  for (const candidate of [...waiting].sort((a, b) => byAge(a.wait, b.wait))) {
    const { wait } = candidate;
    if (!passes(candidate, good, lender, now)) continue;
    const { span, claim } = wantedClaim(wait, good, lender, now);
    const need = { parts: [claim], quantity: wait.quantity, containsNow: containsInstant(span, now) };
    if (!fits(need, taken, good).ok) continue;
    const asked = moved(wait, 'offer', now, {
      offeredAt: now,
      answerBy: answerBy(wait.asked, lender, now),
      zone: lender.zone,
    });
    if (!asked.ok) continue;
    offers.push({ wait: asked.value, span, claim });
    taken.push(heldFor({ claim, quantity: wait.quantity }));
  }
  return offers;
}

/** Returns the units held for an offer as an occupant, like a booking. */
export function heldFor(held: { readonly claim: Interval; readonly quantity: number }): Occupant {
  return { ...held, open: true, out: false, overdue: false };
}

function passes({ wait, stands, held }: Candidate, good: Good, lender: Lender, now: number): boolean {
  if (!mayHave(wait, good, lender, stands, now).ok) return false;
  return stands === 'manager' || lender.maxSupplies === null || held < lender.maxSupplies;
}

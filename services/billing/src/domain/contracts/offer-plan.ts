import { allow, dayOf, MAX_CHARGE, MIN_CHARGE, refuse, type Verdict } from '@kashikari/kernel';
import { discounted, planBill, unusedLine, type PlanBill, type PlanLine } from '@kashikari/pricing';
import type { BillKind } from './bill';
import { isUpgrade, periodOf, priceOf, type Contract, type PlanChoice } from './contract';
import type { PlanAccount } from './plan-account';
import { beginPeriod, changedIn, nextPeriod, type Grounds, type KnownSeats } from './settle-contract';

/** A plan as an owner requests it. */
export interface PlanWish extends PlanChoice {
  /** The most seats that are taken and billed; null: those of the plan. */
  readonly maxMembers: number | null;
}

/** The price of a requested plan, and the contract after it. */
export interface PlanOffer {
  /** `later`: it begins with the next period, and nothing is paid now. */
  readonly kind: Extract<BillKind, 'begin' | 'change'> | 'later';
  readonly bill: PlanBill;
  readonly contract: Contract;
  readonly coupon: PlanAccount['coupon'];
  /** The bill of the next period, as it would be with the seats of now. */
  readonly next: PlanBill;
}

/** The account, time zone and start of a new contract. */
export interface NewContract {
  readonly id: string;
  readonly accountId: string;
  readonly zone: string;
  readonly now: number;
  /** Seats that are taken now. */
  readonly seats: KnownSeats;
}

/**
 * Returns the price of a plan now. Without a contract, one begins today. A higher plan, or a year instead of months,
 * also begins today, less the unused days of the old one. A cheaper plan begins at the end of the period. Refuses
 * `payment.amount` above the maximum of one charge.
 */
export function offerPlan(
  wish: PlanWish,
  fresh: NewContract,
  { contract, ...grounds }: Omit<Grounds, 'contract'> & { readonly contract: Contract | undefined },
): Verdict<PlanOffer> {
  const offer = contract ? changeOf(wish, fresh, { contract, ...grounds }) : beginOf(wish, fresh, grounds);
  if (Math.max(offer.bill.due, offer.next.due) > MAX_CHARGE)
    return refuse('payment.amount', { max: MAX_CHARGE, least: MIN_CHARGE });
  return allow(offer);
}

/** A contract that begins on the day of now, its first period not billed yet. */
function begun(wish: PlanWish, { id, accountId, zone, now, seats }: NewContract): Contract {
  const { plan, interval, maxMembers } = wish;
  return {
    ...{ id, accountId, plan, interval, maxMembers, zone, anchor: dayOf(now, zone), month: 0 },
    seats: maxMembers === null ? seats.used : Math.min(seats.used, maxMembers),
    ...{ seatsVersion: seats.version, unitPrice: priceOf(wish), percentOff: 0 },
    ...{ next: null, failingSince: null, tries: 0, agreedPrice: null, endsOn: null },
  };
}

function beginOf(
  wish: PlanWish,
  fresh: NewContract,
  grounds: Pick<Grounds, 'account' | 'volume'>,
  { lines, kind }: { readonly lines: readonly PlanLine[]; readonly kind: 'begin' | 'change' } = {
    lines: [],
    kind: 'begin',
  },
): PlanOffer {
  const { account } = grounds;
  const { contract, coupon, lines: first } = beginPeriod(begun(wish, fresh), wish, grounds);
  const bill = planBill([...first, ...lines], account);
  return {
    kind,
    bill,
    contract,
    coupon,
    next: nextBill(contract, { ...account, ...bill.after, coupon }, grounds),
  };
}

function changeOf(wish: PlanWish, fresh: NewContract, grounds: Grounds): PlanOffer {
  const { contract, account } = grounds;
  if (isUpgrade(contract, wish)) {
    const { lines, seats } = changedIn(contract, withNow(grounds.counts, fresh));
    const today = dayOf(fresh.now, contract.zone);
    const unused = unusedLine(seats, contract.unitPrice, periodOf(contract), today);
    return beginOf(wish, fresh, grounds, {
      lines: [...lines, ...discounted([unused], contract.percentOff)],
      kind: 'change',
    });
  }
  const isSame = wish.plan === contract.plan && wish.interval === contract.interval;
  const { plan, interval, maxMembers } = wish;
  const after = { ...contract, maxMembers, next: isSame ? null : { plan, interval } };
  const bill = planBill([], { credit: account.credit, carried: 0 });
  return {
    kind: 'later',
    bill,
    contract: after,
    coupon: account.coupon,
    next: nextBill(after, account, grounds),
  };
}

/** The seats of the next period alone, as they are now; what changes until then is added to it. */
function nextBill(contract: Contract, account: PlanAccount, { volume }: Pick<Grounds, 'volume'>): PlanBill {
  if (contract.next === 'free') return planBill([], account);
  const { from } = nextPeriod(contract);
  const wanted = contract.next ?? contract;
  const at = { ...contract, anchor: from, month: 0, interval: wanted.interval };
  return planBill(beginPeriod(at, wanted, { account, volume }).lines, account);
}

/** The count of now counts even where its event is not here yet. */
function withNow(counts: readonly KnownSeats[], { seats }: NewContract): KnownSeats[] {
  const known = counts.filter(({ version }) => version <= seats.version);
  return (known.at(-1)?.version ?? 0) < seats.version ? [...known, seats] : known;
}

/** Returns the credit for the unused days of a contract that ends early, yen. */
export function unusedOf(contract: Contract, day: string): readonly PlanLine[] {
  const unused = unusedLine(contract.seats, contract.unitPrice, periodOf(contract), day);
  return discounted([unused], contract.percentOff);
}

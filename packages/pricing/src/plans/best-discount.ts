/** Volume discounts: percent off from so many seats. */
export interface VolumeStep {
  readonly seats: number;
  readonly percent: number;
}

/** Discounts that an account can get. The best one applies; they don't add up. */
export interface Discounts {
  readonly volume: readonly VolumeStep[];
  /** Percent of its coupon; 0 for none. */
  readonly coupon: number;
  /** Percent for a nonprofit that staff confirmed; 0 otherwise. */
  readonly nonprofit: number;
}

export interface Discount {
  readonly kind: 'none' | 'volume' | 'coupon' | 'nonprofit';
  readonly percent: number;
}

/** The best of an account's discounts for so many seats. Of equal ones the coupon comes last: it stays for later. */
export function bestDiscount({ volume, coupon, nonprofit }: Discounts, seats: number): Discount {
  const reached = volume.filter((step) => step.seats <= seats).map(({ percent }) => percent);
  const offers: Discount[] = [
    { kind: 'nonprofit', percent: nonprofit },
    { kind: 'volume', percent: Math.max(0, ...reached) },
    { kind: 'coupon', percent: coupon },
  ];
  return offers.reduce((best, offer) => (offer.percent > best.percent ? offer : best), {
    kind: 'none',
    percent: 0,
  });
}

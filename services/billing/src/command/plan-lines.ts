import { type billing, SETS, textOrName } from '@kashikari/contracts';

/** A subscription in one line: plan, members, where it is from, its end, price and note. */
export function figuresOf(subscription: billing.Subscription): string {
  const { plan, memberLimit, source, until, price, note } = subscription;
  return [
    textOrName(SETS.planId, plan?.id),
    memberLimit === undefined ? 'no limit' : `${memberLimit} members`,
    textOrName(SETS.planSource, source),
    ...(until ? [`until ${until.toISOString()}`] : []),
    ...(price === undefined ? [] : [`${price} yen`]),
    ...(note ? [note] : []),
  ].join('  ');
}

export function listLine({ account, subscription }: billing.ListedSubscription): string {
  return `${account?.email || account?.id}  ${figuresOf(subscription!)}`;
}

export function requestLine({ account, plan, nonprofit, message, askedAt }: billing.PlanRequest): string {
  const said = message.replace(/\s+/g, ' ');
  const day = askedAt?.toISOString().slice(0, 10);
  const wanted = textOrName(SETS.planId, plan);
  return [day, account?.email || account?.id, wanted, nonprofit ? 'non-profit' : '', said]
    .filter(Boolean)
    .join('  ');
}

export function changeLine({ at, by, planBefore, plan, note }: billing.PlanChange): string {
  const [before, after] = [textOrName(SETS.planId, planBefore), textOrName(SETS.planId, plan)];
  return `${at?.toISOString()}  ${before} → ${after}  by ${by}${note ? `  ${note}` : ''}`;
}

/** The discounts of an account, a line each: nonprofit, coupon. */
export function discountLines({ nonprofitPercent, coupon }: billing.FindSubscriptionResponse): string[] {
  return [
    ...(nonprofitPercent ? [`nonprofit discount of ${nonprofitPercent} %`] : []),
    ...(coupon ? [`coupon ${coupon.code}  ${coupon.percentOff} %`] : []),
  ];
}

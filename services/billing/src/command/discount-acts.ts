import type { discounts } from '@kashikari/contracts';
import { refused } from '@kashikari/kernel';
import { call, wholeNumber, type Act, type Desk } from './desk';

/** Coupons, and the discount for nonprofits. */
export const COUPON_ACTS: Readonly<Record<string, Act>> = {
  nonprofit: { words: 2, run: setNonprofit },
  coupons: { words: 0, run: listCoupons },
  coupon: { words: 2, run: createCoupon },
  'end-coupon': { words: 1, run: endCoupon },
};

async function setNonprofit({ discounts, words, say }: Desk): Promise<void> {
  const [who, state] = words as [string, string];
  if (state !== 'on' && state !== 'off') throw refused('validation.choice', undefined, 'granted');
  const granted = state === 'on';
  const { account, before, percentOff } = await discounts.setNonprofit({ who, granted }, call());
  say(`${account!.name} <${account!.email}>`);
  const discount = `nonprofit discount of ${percentOff} %: ${state}`;
  say(before === granted ? `${discount} already` : `${discount} from the next period`);
}

async function listCoupons({ discounts, say }: Desk): Promise<void> {
  const { coupons } = await discounts.listCoupons({}, call());
  for (const one of coupons) say(couponLine(one));
  say(coupons.length === 1 ? '1 coupon' : `${coupons.length} coupons`);
}

async function createCoupon({ discounts, words, options, say }: Desk): Promise<void> {
  const [code, percent] = words as [string, string];
  const { created, coupon } = await discounts.createCoupon(
    {
      ...{ code, name: options.name ?? '', until: options.until ?? '' },
      percentOff: wholeNumber(percent, 'percent') ?? 0,
      months: wholeNumber(options.months, 'months'),
      uses: wholeNumber(options.uses, 'uses'),
    },
    call(),
  );
  say(couponLine(coupon!));
  if (!created) say('There was this coupon already; it stays as it is.');
}

async function endCoupon({ discounts, words, say }: Desk): Promise<void> {
  const { coupon } = await discounts.endCoupon({ code: words[0]! }, call());
  say(couponLine(coupon!));
}

/** A coupon in one line: code, percent, months, how often it was and can be redeemed, its end, name. */
function couponLine(coupon: discounts.IssuedCoupon): string {
  const { code, name, percentOff, months, expiresAt, usesLeft, redeemed } = coupon;
  return [
    code,
    `${percentOff} %`,
    months === undefined ? 'as long as the plan lasts' : `${months} ${months === 1 ? 'month' : 'months'}`,
    `redeemed ${redeemed}${usesLeft === undefined ? '' : ` of ${redeemed + usesLeft}`}`,
    ...(expiresAt ? [`until ${expiresAt.toISOString()}`] : []),
    ...(name === code ? [] : [name]),
  ].join('  ');
}

import { route } from '../rest/request-context';
import { toOrder, toQuote } from './bill.mapper';
import { CreditBought, CreditOrder, PlanBought, PlanOrder, planQuery, PlanQuote } from './bill.schema';

const tag = 'Plans';

const quotePlan = route(
  {
    method: 'get',
    path: '/subscriptions/amount',
    operationId: 'quotePlan',
    tag,
    summary: 'Get the price of a plan',
    description:
      'The cost of the plan for the caller’s account: now, line by line, and from the next period on. A cheaper plan begins with the next period.',
    auth: 'required',
    query: planQuery,
    answer: { status: 200, description: 'The price.', body: PlanQuote },
    refuses: ['forbidden', 'coupon.invalid', 'coupon.spent', 'payment.amount'],
  },
  async ({ query, call, services }) => ({
    body: toQuote(await services.contracts.quotePlan(toOrder(query), call)),
  }),
);

const buyPlan = route(
  {
    method: 'post',
    path: '/subscriptions',
    operationId: 'buyPlan',
    tag,
    summary: 'Start a plan, or switch to another one',
    description:
      'A more expensive plan, or annual instead of monthly payment, begins when `payment_id` is paid, within 30 minutes. A cheaper one begins with the next period. Requesting the current plan revokes its scheduled end.',
    auth: 'required',
    body: PlanOrder,
    answer: { status: 201, description: 'The price, and the amount due now.', body: PlanBought },
    refuses: [
      ...(['forbidden', 'coupon.invalid', 'coupon.spent', 'payment.amount', 'payment.unsettled'] as const),
      'payments.off',
    ],
  },
  async ({ body, call, services }) => {
    const { quote, paymentId } = await services.contracts.buyPlan(toOrder(body), call);
    return { body: { ...toQuote(quote), payment_id: paymentId || null } };
  },
);

const cancelPlan = route(
  {
    method: 'post',
    path: '/subscriptions/cancel',
    operationId: 'cancelPlan',
    tag,
    summary: 'End a plan',
    description: 'The plan stays active until the end of the paid period. An unpaid purchase is canceled.',
    auth: 'required',
    answer: { status: 204, description: 'The plan ends.' },
    refuses: ['forbidden', 'not_found'],
  },
  async ({ call, services }) => {
    await services.contracts.cancelPlan({}, call);
    return {};
  },
);

const buyCredit = route(
  {
    method: 'post',
    path: '/subscriptions/credits',
    operationId: 'buyCredit',
    tag,
    summary: 'Add credit for plans',
    description: 'Credit is used before the card, and never paid out.',
    auth: 'required',
    body: CreditOrder,
    answer: { status: 201, description: 'The payment of the credit.', body: CreditBought },
    refuses: ['forbidden', 'payment.amount', 'payments.off'],
  },
  async ({ body, call, services }) => {
    const { paymentId } = await services.contracts.buyCredit(body, call);
    return { body: { payment_id: paymentId } };
  },
);

export const billRoutes = [quotePlan, buyPlan, cancelPlan, buyCredit];

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
      'What the plan would cost the caller’s account: now, line by line, and from the next period on. A cheaper plan begins with the next period.',
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
      'A dearer plan, or a year instead of months, begins when `payment_id` is paid, within 30 minutes; a cheaper one with the next period. The same plan again takes back that it ends.',
    auth: 'required',
    body: PlanOrder,
    answer: { status: 201, description: 'The price, and what is to be paid now.', body: PlanBought },
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
    description: 'It stays to the end of the period that is paid. A purchase that is not paid is given up.',
    auth: 'required',
    answer: { status: 204, description: 'It ends.' },
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

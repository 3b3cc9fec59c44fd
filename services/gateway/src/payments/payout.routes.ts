import { payouts } from '@kashikari/contracts';
import { FUNDS_SHOWN_WITHIN_HOURS } from '@kashikari/kernel';
import { answerOf } from '../mappers/answer-of';
import { toMeta, toPageRequest } from '../mappers/paging';
import { route } from '../rest/request-context';
import {
  Balance,
  BalanceItem,
  Payout,
  PayoutAnswer,
  PayoutList,
  payoutQuery,
  RequestPayout,
} from './payout.schema';

const tag = 'Payments';

const toPayout = answerOf(Payout, payouts.Payout);
const toItem = answerOf(BalanceItem, payouts.BalanceItem);
const toBalance = answerOf(Balance, payouts.GetBalanceResponse, {
  requestable: ({ available }) => available,
  items: ({ items }) => items.map(toItem),
});

const getBalance = route(
  {
    method: 'get',
    path: '/payouts/balance',
    operationId: 'getBalance',
    tag,
    summary: 'Get the caller’s balance',
    description: 'What card payments for the caller’s goods and groups have earned. For the owner alone.',
    auth: 'required',
    answer: { status: 200, description: 'The balance.', body: Balance },
    refuses: ['forbidden', 'payments.off'],
  },
  async ({ call, services }) => ({ body: toBalance(await services.payouts.getBalance({}, call)) }),
);

const listPayouts = route(
  {
    method: 'get',
    path: '/payouts',
    operationId: 'listPayouts',
    tag,
    summary: 'List payouts',
    description: 'The caller’s, the latest first.',
    auth: 'required',
    query: payoutQuery,
    answer: { status: 200, description: 'A page of payouts.', body: PayoutList },
    refuses: ['forbidden'],
  },
  async ({ query, call, services }) => {
    const { payouts: found, page } = await services.payouts.listPayouts({ page: toPageRequest(query) }, call);
    return { body: { payouts: found.map(toPayout), meta: toMeta(query, page) } };
  },
);

const requestPayout = route(
  {
    method: 'post',
    path: '/payouts',
    operationId: 'requestPayout',
    tag,
    summary: 'Request a payout',
    description:
      'For the owner of the account that lends: all that can be paid out, or a part of it. The payment provider’s ' +
      `dashboard shows it within ${FUNDS_SHOWN_WITHIN_HOURS} hours.`,
    auth: 'required',
    fresh: true,
    body: RequestPayout,
    answer: { status: 201, description: 'The payout.', body: PayoutAnswer },
    refuses: [
      ...(['forbidden', 'payout.setup_required', 'payout.no_available_amount', 'payout.minimum'] as const),
      'payments.off',
    ],
  },
  async ({ body, call, services }) => {
    const { payout } = await services.payouts.requestPayout({ amount: body.amount }, call);
    return { body: { payout: toPayout(payout ?? payouts.Payout.fromJSON({})) } };
  },
);

export const payoutRoutes = [getBalance, listPayouts, requestPayout];

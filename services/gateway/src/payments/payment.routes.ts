import { enumOf, type payments, SETS } from '@kashikari/contracts';
import { INVOICE_DAYS, notFound, type Call } from '@kashikari/kernel';
import { relatedGoods } from '../goods/related-goods';
import { toMeta, toPageRequest } from '../mappers/paging';
import { route } from '../rest/request-context';
import { byId } from '../schema/ids';
import { relatedUsers } from '../users/related-users';
import { toFilter, toPayment } from './payment.mapper';
import {
  PaymentAnswer,
  PaymentList,
  paymentQuery,
  PaymentWritten,
  InvoicesRequested,
  RefundPayment,
  RequestInvoices,
  SettlePayment,
} from './payment.schema';
import type { Services } from '../clients/services';

const tag = 'Payments';

const listPayments = route(
  {
    method: 'get',
    path: '/payments',
    operationId: 'listPayments',
    tag,
    summary: 'List payments',
    description:
      'The caller’s payments, or those for goods that the caller owns or manages; the latest first.',
    auth: 'required',
    query: paymentQuery,
    answer: { status: 200, description: 'A page of payments.', body: PaymentList },
    refuses: ['not_found'],
  },
  async ({ query, call, services }) => {
    const { payments: found, page } = await services.payments.listPayments(
      { ...(await toFilter(query, services, call)), page: toPageRequest(query) },
      call,
    );
    const related = await relatedTo(services, found, call);
    return { body: { payments: found.map(toPayment), ...related, meta: toMeta(query, page) } };
  },
);

const getPayment = route(
  {
    method: 'get',
    path: '/payments/{id}',
    operationId: 'getPayment',
    tag,
    summary: 'Get a payment',
    description: 'For the payer, and for managers of the account that lends.',
    auth: 'required',
    params: byId('payment'),
    answer: { status: 200, description: 'The payment.', body: PaymentAnswer },
    refuses: ['not_found'],
  },
  async ({ params, call, services }) => {
    const payment = existing(await services.payments.getPayment(params, call), params.id);
    return { body: { payment: toPayment(payment), ...(await relatedTo(services, [payment], call)) } };
  },
);

const settlePayment = route(
  {
    method: 'post',
    path: '/payments/{id}/settle',
    operationId: 'settlePayment',
    tag,
    summary: 'Settle a payment manually',
    description: 'For managers of the account that lends: the payer has paid in cash or by bank transfer.',
    auth: 'required',
    params: byId('payment'),
    body: SettlePayment,
    answer: { status: 200, description: 'The payment, paid.', body: PaymentWritten },
    refuses: ['not_found', 'payment.state'],
  },
  async ({ params, body, call, services }) => {
    const method = enumOf(SETS.handMethod, body.method);
    const settled = { ...params, method, note: body.note ?? '' };
    return written(await services.payments.settlePayment(settled, call), params.id);
  },
);

const refundPayment = route(
  {
    method: 'post',
    path: '/payments/{id}/refund',
    operationId: 'refundPayment',
    tag,
    summary: 'Refund a payment',
    description:
      'For managers of the account that lends: all that is left, or a part of it. What was paid directly is returned ' +
      'directly; it is recorded here.',
    auth: 'required',
    params: byId('payment'),
    body: RefundPayment,
    answer: { status: 200, description: 'The payment.', body: PaymentWritten },
    refuses: ['not_found', 'payment.state', 'payment.refund_too_large'],
  },
  async ({ params, body, call, services }) =>
    written(await services.payments.refundPayment({ ...params, ...body }, call), params.id),
);

const retryPayment = route(
  {
    method: 'post',
    path: '/payments/{id}/retry',
    operationId: 'retryPayment',
    tag,
    summary: 'Retry a payment',
    description:
      'For the payer: requests the state from the payment provider, and charges a stored card again.',
    auth: 'required',
    params: byId('payment'),
    answer: { status: 200, description: 'The payment.', body: PaymentWritten },
    refuses: ['not_found', 'payment.state', 'payment.session_timeout', 'payments.off'],
  },
  async ({ params, call, services }) =>
    written(await services.payments.retryPayment(params, call), params.id),
);

const cancelPayment = route(
  {
    method: 'post',
    path: '/payments/cancel/{id}',
    operationId: 'cancelPayment',
    tag,
    summary: 'Cancel a payment',
    description: 'For the payer, before it is paid: the booking that waits for it is cancelled.',
    auth: 'required',
    params: byId('payment'),
    answer: { status: 200, description: 'The payment, canceled.', body: PaymentWritten },
    refuses: ['not_found', 'payment.state'],
  },
  async ({ params, call, services }) =>
    written(await services.payments.cancelPayment(params, call), params.id),
);

const cancelGroupFee = route(
  {
    method: 'post',
    path: '/payments/cancel_subscription/{id}',
    operationId: 'cancelGroupFee',
    tag,
    summary: 'Cancel the fee of a group',
    description:
      'For the member who pays it, by the payment of any of its months: the paid month is the last and is not ' +
      'refunded. Then the membership is paused. An unpaid month is canceled.',
    auth: 'required',
    params: byId('payment'),
    answer: { status: 200, description: 'The payment, with the fee as it is now.', body: PaymentWritten },
    refuses: ['not_found', 'payment.state'],
  },
  async ({ params, call, services }) =>
    written(await services.fees.endFee({ paymentId: params.id }, call), params.id),
);

const requestInvoices = route(
  {
    method: 'post',
    path: '/payments/invoice',
    operationId: 'requestInvoices',
    tag,
    summary: 'Request invoices',
    description:
      `For the payer: the payment provider emails an invoice for each payment, which is paid within ${INVOICE_DAYS} days by card or ` +
      'bank transfer. A booking remains valid meanwhile. A plan begins on the day of payment; until then the current one applies. ' +
      'Loans need a lender with `accept_invoices`. All payments are changed, or none.',
    auth: 'required',
    body: RequestInvoices,
    answer: {
      status: 200,
      description: 'The payments, in the order of the request.',
      body: InvoicesRequested,
    },
    refuses: [
      ...(['not_found', 'payment.state', 'subscription.requested', 'invoice.not_accepted'] as const),
      'payments.off',
    ],
  },
  async ({ body: { payment_ids: paymentIds, ...address }, call, services }) => {
    const { payments: changed } = await services.payments.requestInvoices({ paymentIds, ...address }, call);
    return { body: { payments: changed.map(toPayment) } };
  },
);

export const paymentRoutes = [
  ...[listPayments, getPayment, settlePayment, refundPayment],
  ...[retryPayment, cancelPayment, cancelGroupFee, requestInvoices],
];

interface PaymentResponse {
  readonly payment?: payments.Payment | undefined;
}

function existing({ payment }: PaymentResponse, id: string): payments.Payment {
  if (!payment) throw notFound('payment', id);
  return payment;
}

function written(response: PaymentResponse, id: string) {
  return { body: { payment: toPayment(existing(response, id)) } };
}

/** Fetches related records in parallel. */
async function relatedTo(services: Services, found: readonly payments.Payment[], call: Call) {
  const [goods, users] = await Promise.all([
    relatedGoods(
      services,
      found.map(({ goodId }) => goodId),
      call,
    ),
    relatedUsers(
      services,
      found.flatMap(({ payerId, payeeId }) => [payerId, payeeId]),
      call,
    ),
  ]);
  return { goods, users };
}

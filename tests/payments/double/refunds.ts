import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { record } from './balance';
import { findCharge, refundable } from './charges';
import { badParameter, rejected } from './errors';
import { newId } from './ids';
import { mergeMetadata } from './metadata';
import { isWithin } from './params';
import { listRoute, route, type Call, type Route } from './route';

const CREATE = {
  amount: 'integer',
  charge: 'string',
  payment_intent: 'string',
  reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
  metadata: 'map',
} as const;

function chargeOf(data: AccountData, params: Call<typeof CREATE>['params']): Stripe.Charge {
  if (params.charge && params.payment_intent)
    throw badParameter('charge', 'You may only specify one of these parameters: charge, payment_intent.');
  if (params.charge) return findCharge(data, params.charge, 'charge');
  if (!params.payment_intent)
    throw badParameter(
      'payment_intent',
      'One of the following params should be provided for this request: payment_intent or charge.',
      'parameter_missing',
    );
  const intent = data.find<Stripe.PaymentIntent>('payment_intent', params.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded' || !intent.latest_charge)
    throw rejected(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  return findCharge(data, intent.latest_charge as string);
}

function create({ sandbox, data, params }: Call<typeof CREATE>): Stripe.Refund {
  const charge = chargeOf(data, params);
  if (!charge.captured)
    throw rejected(`Charge ${charge.id} has not been captured: cancel its PaymentIntent instead.`);
  const left = refundable(charge);
  if (left === 0)
    throw rejected(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const disputes = data.all<Stripe.Dispute>('dispute').filter((one) => one.charge === charge.id);
  if (disputes.some(({ status }) => status !== 'won'))
    throw rejected(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const amount = params.amount ?? left;
  if (amount < 1) throw badParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  if (amount > left)
    throw rejected(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  const id = newId('re');
  const currency = charge.currency;
  const balance = record(sandbox, data, { type: 'refund', amount: -amount, currency, source: id });
  const refund: Stripe.Refund = data.add({
    id,
    object: 'refund',
    amount,
    balance_transaction: balance.id,
    charge: charge.id,
    created: sandbox.clock.now(),
    currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  charge.amount_refunded += amount;
  charge.refunded = refundable(charge) === 0;
  sandbox.emit(data, 'refund.created', refund);
  sandbox.emit(data, 'charge.refunded', charge);
  return refund;
}

const find = ({ data, path }: Pick<Call, 'data' | 'path'>) =>
  data.find<Stripe.Refund>('refund', path.id ?? '');

export const REFUND_ROUTES: readonly Route[] = [
  route('POST', '/v1/refunds', CREATE, create),
  listRoute(
    '/v1/refunds',
    { charge: 'string', payment_intent: 'string', created: 'range' },
    ({ data, params }) =>
      data
        .all<Stripe.Refund>('refund')
        .filter(({ charge }) => !params.charge || charge === params.charge)
        .filter(({ payment_intent: intent }) => !params.payment_intent || intent === params.payment_intent)
        .filter(({ created }) => isWithin(created, params.created)),
  ),
  route('GET', '/v1/refunds/:id', {}, find),
  route('POST', '/v1/refunds/:id', { metadata: 'map' }, (call) => {
    const refund = find(call);
    refund.metadata = mergeMetadata(refund.metadata ?? {}, call.params.metadata);
    call.sandbox.emit(call.data, 'refund.updated', refund);
    return refund;
  }),
];

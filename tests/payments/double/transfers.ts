import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { findAccount } from './accounts';
import { availableBalance, record } from './balance';
import { findCharge } from './charges';
import { badParameter, rejected } from './errors';
import { newId } from './ids';
import { mergeMetadata } from './metadata';
import { isWithin } from './params';
import { listRoute, route, type Call, type Route } from './route';

const CREATE = {
  amount: 'integer',
  currency: 'string!',
  description: 'string',
  destination: 'string!',
  metadata: 'map',
  source_transaction: 'string',
  transfer_group: 'string',
} as const;

const transfersOf = (data: AccountData) => data.all<Stripe.Transfer>('transfer');

/** Returns the charge that a transfer is paid from, after checking that the charge covers it. */
function sourceOf(data: AccountData, id: string, amount: number | undefined): Stripe.Charge {
  const charge = findCharge(data, id, 'source_transaction');
  if (!charge.captured) throw rejected(`Charge ${id} must be captured before it can be transferred.`);
  const used = transfersOf(data).filter((one) => one.source_transaction === id);
  const left = charge.amount_captured - used.reduce((sum, one) => sum + one.amount, 0);
  if ((amount ?? left) > left)
    throw rejected(
      `Transfers using this transaction as a source must not exceed the source amount of ${charge.amount_captured}. (There is ${left} left.)`,
      { param: 'amount' },
    );
  return charge;
}

function create({ sandbox, data, params }: Call<typeof CREATE>): Stripe.Transfer {
  const account = findAccount(data, params.destination, 'destination');
  if (account.capabilities?.transfers !== 'active')
    throw rejected(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      { code: 'insufficient_capabilities_for_transfer' },
    );
  const source = params.source_transaction
    ? sourceOf(data, params.source_transaction, params.amount)
    : undefined;
  const amount = params.amount ?? source?.amount_captured;
  if (amount === undefined)
    throw badParameter('amount', 'Missing required param: amount.', 'parameter_missing');
  if (amount < 1) throw badParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  if (!source && amount > availableBalance(sandbox, data, params.currency))
    throw rejected(
      'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance',
      { code: 'balance_insufficient' },
    );
  return send({ sandbox, data, params }, amount, source);
}

function send(
  { sandbox, data, params }: Pick<Call<typeof CREATE>, 'sandbox' | 'data' | 'params'>,
  amount: number,
  source: Stripe.Charge | undefined,
): Stripe.Transfer {
  const { currency, destination, description = null } = params;
  const id = newId('tr');
  const created = sandbox.clock.now();
  const paidIn =
    source &&
    data.find<Stripe.BalanceTransaction>('balance_transaction', source.balance_transaction as string);
  const available_on = paidIn?.available_on ?? created;
  const out = record(sandbox, data, {
    type: 'transfer',
    amount: -amount,
    currency,
    source: id,
    available_on,
    description,
  });
  const connected = sandbox.dataOf(destination);
  const payment = newId('py');
  const paid = record(sandbox, connected, {
    type: 'payment',
    amount,
    currency,
    source: payment,
    available_on,
  });
  connected.add({
    id: payment,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    balance_transaction: paid.id,
    captured: true,
    created,
    currency,
    livemode: false,
    metadata: {},
    paid: true,
    refunded: false,
    source_transfer: id,
    status: 'succeeded',
  });
  const transfer: Stripe.Transfer = data.add({
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: out.id,
    created,
    currency,
    description,
    destination,
    destination_payment: payment,
    livemode: false,
    metadata: params.metadata ?? {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source?.id ?? null,
    source_type: 'card',
    transfer_group: params.transfer_group ?? source?.transfer_group ?? null,
  });
  sandbox.emit(data, 'transfer.created', transfer);
  return transfer;
}

const find = ({ data, path }: Pick<Call, 'data' | 'path'>) =>
  data.find<Stripe.Transfer>('transfer', path.id ?? '');

export const TRANSFER_ROUTES: readonly Route[] = [
  route('POST', '/v1/transfers', CREATE, create),
  listRoute(
    '/v1/transfers',
    { created: 'range', destination: 'string', transfer_group: 'string' },
    ({ data, params }) =>
      transfersOf(data)
        .filter(({ created }) => isWithin(created, params.created))
        .filter(({ destination }) => !params.destination || destination === params.destination)
        .filter(({ transfer_group: group }) => !params.transfer_group || group === params.transfer_group),
  ),
  route('GET', '/v1/transfers/:id', {}, find),
  route('POST', '/v1/transfers/:id', { description: 'string', metadata: 'map' }, (call) => {
    const transfer = find(call);
    if (call.params.description !== undefined) transfer.description = call.params.description || null;
    transfer.metadata = mergeMetadata(transfer.metadata, call.params.metadata);
    call.sandbox.emit(call.data, 'transfer.updated', transfer);
    return transfer;
  }),
];

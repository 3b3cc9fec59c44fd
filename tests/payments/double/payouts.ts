import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { findAccount } from './accounts';
import { availableBalance, record } from './balance';
import { DAY } from './clock';
import { badParameter, rejected } from './errors';
import { newId } from './ids';
import { mergeMetadata } from './metadata';
import { isWithin } from './params';
import { listRoute, route, type Call, type Route } from './route';
import type { Sandbox } from './sandbox';

const CREATE = {
  amount: 'integer!',
  currency: 'string!',
  description: 'string',
  destination: 'string',
  metadata: 'map',
  method: ['standard'],
  source_type: ['bank_account', 'card', 'fpx'],
  statement_descriptor: 'string',
} as const;

/** Duration of a bank transfer, seconds. */
const ARRIVAL = 4 * DAY;

/** Throws unless the account may pay out by itself; returns its bank account. */
function destinationOf(sandbox: Sandbox, data: AccountData): string | null {
  if (!data.id) return null;
  const account = findAccount(sandbox.platform, data.id);
  const bank = account.external_accounts?.data[0];
  if (!bank || !account.payouts_enabled)
    throw rejected('Your account is not able to make payouts.', { code: 'payouts_not_allowed' });
  if (account.settings?.payouts?.schedule.interval !== 'manual')
    throw rejected('Payouts can only be created for accounts with a manual payout schedule.', {
      code: 'payouts_not_allowed',
    });
  return bank.id;
}

function create({ sandbox, data, params }: Call<typeof CREATE>): Stripe.Payout {
  const { amount, currency } = params;
  if (amount < 1) throw badParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  const bank = destinationOf(sandbox, data);
  if (amount > availableBalance(sandbox, data, currency))
    throw rejected('You have insufficient funds in your Stripe account for this payout.', {
      code: 'balance_insufficient',
    });
  const id = newId('po');
  const created = sandbox.clock.now();
  const out = record(sandbox, data, { type: 'payout', amount: -amount, currency, source: id });
  const payout: Stripe.Payout = data.add({
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created + ARRIVAL,
    automatic: false,
    balance_transaction: out.id,
    created,
    currency,
    description: params.description ?? null,
    destination: params.destination ?? bank,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: params.metadata ?? {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: params.source_type ?? 'card',
    statement_descriptor: params.statement_descriptor ?? null,
    status: 'pending',
    trace_id: null,
    type: 'bank_account',
  });
  sandbox.emit(data, 'payout.created', payout);
  sandbox.schedule(payout.arrival_date, () => isOpen(payout) && settlePayout(sandbox, data, payout, 'paid'));
  return payout;
}

const isOpen = ({ status }: Stripe.Payout) => status === 'pending' || status === 'in_transit';

/** The bank has the money, or returns it. A paid payout may still come back. */
export function settlePayout(
  sandbox: Sandbox,
  data: AccountData,
  payout: Stripe.Payout,
  status: 'paid' | 'failed',
): Stripe.Payout {
  if (!isOpen(payout) && !(payout.status === 'paid' && status === 'failed'))
    throw rejected(`Payout ${payout.id} has a status of ${payout.status}.`);
  payout.status = status;
  if (status === 'failed') {
    const { id: source, amount, currency } = payout;
    const back = record(sandbox, data, { type: 'payout_failure', amount, currency, source });
    Object.assign(payout, {
      failure_balance_transaction: back.id,
      failure_code: 'account_closed',
      failure_message: 'The bank account has been closed.',
    });
  }
  sandbox.emit(data, `payout.${status}`, payout);
  return payout;
}

function cancel(sandbox: Sandbox, data: AccountData, payout: Stripe.Payout): Stripe.Payout {
  if (payout.status !== 'pending')
    throw rejected(`Payouts can only be canceled while they are pending; this one is ${payout.status}.`);
  payout.status = 'canceled';
  const { id: source, amount, currency } = payout;
  record(sandbox, data, { type: 'payout_cancel', amount, currency, source });
  sandbox.emit(data, 'payout.canceled', payout);
  return payout;
}

const find = ({ data, path }: Pick<Call, 'data' | 'path'>) =>
  data.find<Stripe.Payout>('payout', path.id ?? '');

export const PAYOUT_ROUTES: readonly Route[] = [
  route('POST', '/v1/payouts', CREATE, create),
  listRoute(
    '/v1/payouts',
    { arrival_date: 'range', created: 'range', destination: 'string', status: 'string' },
    ({ data, params }) =>
      data
        .all<Stripe.Payout>('payout')
        .filter(({ created }) => isWithin(created, params.created))
        .filter(({ arrival_date: arrival }) => isWithin(arrival, params.arrival_date))
        .filter(({ destination }) => !params.destination || destination === params.destination)
        .filter(({ status }) => !params.status || status === params.status),
  ),
  route('GET', '/v1/payouts/:id', {}, find),
  route('POST', '/v1/payouts/:id', { metadata: 'map' }, (call) => {
    const payout = find(call);
    payout.metadata = mergeMetadata(payout.metadata ?? {}, call.params.metadata);
    call.sandbox.emit(call.data, 'payout.updated', payout);
    return payout;
  }),
  route('POST', '/v1/payouts/:id/cancel', {}, (call) => cancel(call.sandbox, call.data, find(call))),
];

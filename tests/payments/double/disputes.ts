import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { record } from './balance';
import { DAY } from './clock';
import { rejected } from './errors';
import { newId } from './ids';
import { mergeMetadata } from './metadata';
import { listRoute, route, type Call, type Route } from './route';
import type { Sandbox } from './sandbox';

/** The provider's fee on a dispute, yen. */
const FEE = 1300;

/** Time in which evidence is accepted, seconds. */
const EVIDENCE_TIME = 7 * DAY;

export type DisputeReason = 'fraudulent' | 'product_not_received' | 'general';

/** The payer's bank takes the captured amount back, and the provider its fee. */
export function openDispute(
  sandbox: Sandbox,
  data: AccountData,
  charge: Stripe.Charge,
  reason: DisputeReason = 'general',
): Stripe.Dispute {
  if (!charge.captured || charge.disputed) throw rejected(`Charge ${charge.id} can't be disputed`);
  const id = newId('du');
  const amount = charge.amount - charge.amount_refunded;
  const now = sandbox.clock.now();
  const taken = record(sandbox, data, {
    type: 'adjustment',
    ...{ amount: -amount, currency: charge.currency, source: id, fee: FEE },
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  const dispute = data.add({
    id,
    object: 'dispute',
    amount,
    balance_transactions: [structuredClone(taken)],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: now + EVIDENCE_TIME,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  }) as unknown as Stripe.Dispute;
  charge.disputed = true;
  sandbox.emit(data, 'charge.dispute.created', dispute);
  sandbox.emit(data, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides: won gives amount and fee back. */
export function closeDispute(
  sandbox: Sandbox,
  data: AccountData,
  dispute: Stripe.Dispute,
  status: 'lost' | 'won',
): Stripe.Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw rejected(`This dispute is already closed: ${dispute.status}`);
  dispute.status = status;
  sandbox.emit(data, 'charge.dispute.closed', dispute);
  if (status === 'lost') return dispute;
  const { id: source, amount, currency } = dispute;
  const back = record(sandbox, data, {
    type: 'adjustment',
    ...{ amount, currency, source, fee: -FEE },
    description: `Chargeback reversal for ${dispute.charge as string}`,
  });
  dispute.balance_transactions.push(structuredClone(back));
  sandbox.emit(data, 'charge.dispute.funds_reinstated', dispute);
  return dispute;
}

const EVIDENCE = {
  evidence: {
    fields: { uncategorized_text: 'string', product_description: 'string', service_documentation: 'string' },
  },
  metadata: 'map',
  submit: 'boolean',
} as const;

const find = ({ data, path }: Pick<Call, 'data' | 'path'>) =>
  data.find<Stripe.Dispute>('dispute', path.id ?? '');

export const DISPUTE_ROUTES: readonly Route[] = [
  listRoute('/v1/disputes', { charge: 'string', payment_intent: 'string' }, ({ data, params }) =>
    data
      .all<Stripe.Dispute>('dispute')
      .filter(({ charge }) => !params.charge || charge === params.charge)
      .filter(({ payment_intent: intent }) => !params.payment_intent || intent === params.payment_intent),
  ),
  route('GET', '/v1/disputes/:id', {}, find),
  route('POST', '/v1/disputes/:id', EVIDENCE, (call) => {
    const dispute = find(call);
    dispute.metadata = mergeMetadata(dispute.metadata, call.params.metadata);
    if (call.params.evidence) {
      Object.assign(dispute.evidence, call.params.evidence);
      dispute.evidence_details.has_evidence = true;
      dispute.status = 'under_review';
    }
    call.sandbox.emit(call.data, 'charge.dispute.updated', dispute);
    return dispute;
  }),
  route('POST', '/v1/disputes/:id/close', {}, (call) =>
    closeDispute(call.sandbox, call.data, find(call), 'lost'),
  ),
];

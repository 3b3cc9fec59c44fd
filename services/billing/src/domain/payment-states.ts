export type PaymentStatus =
  | 'draft'
  | 'pending'
  | 'requires_action'
  | 'requires_capture'
  | 'payment_failed'
  | 'invoice_sent'
  | 'invoice_payment_failed'
  | 'invoice_payment_action_required'
  | 'succeeded'
  | 'refunded'
  | 'canceled';

const BY_INVOICE = ['invoice_sent', 'invoice_payment_failed', 'invoice_payment_action_required'] as const;
const FROM_START = [
  ...(['pending', 'requires_action', 'requires_capture', 'succeeded', 'invoice_sent', 'canceled'] as const),
];
const UNDER_WAY = ['requires_capture', 'succeeded', 'payment_failed', 'canceled'] as const;
const BILLED = ['succeeded', 'canceled'] as const;

/** The statuses that a payment may take next, by its status (REST contract, "Money"). */
export const NEXT: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  draft: FROM_START,
  payment_failed: FROM_START,
  pending: ['requires_action', ...UNDER_WAY],
  requires_action: ['pending', ...UNDER_WAY],
  requires_capture: ['succeeded', 'payment_failed', 'canceled'],
  invoice_sent: [BY_INVOICE[1], BY_INVOICE[2], ...BILLED],
  invoice_payment_failed: [BY_INVOICE[0], BY_INVOICE[2], ...BILLED],
  invoice_payment_action_required: [BY_INVOICE[0], BY_INVOICE[1], ...BILLED],
  succeeded: ['refunded'],
  refunded: [],
  canceled: [],
};

/** Returns true if an open invoice was sent. */
export const isByInvoice = (status: PaymentStatus): boolean =>
  (BY_INVOICE as readonly PaymentStatus[]).includes(status);

/** Returns true if the payment is not collected and can still be canceled. */
export const isOpen = (status: PaymentStatus): boolean => NEXT[status].includes('canceled');

/**
 * Returns true if a manager may record a payment by hand. A card payment in progress is then released, and an invoice
 * is voided.
 */
export const canSettleByHand = (status: PaymentStatus): boolean =>
  isOpen(status) && status !== 'requires_capture';

/** Returns true if a manager may refund the payment. */
export const canRefund = (status: PaymentStatus): boolean =>
  status === 'succeeded' || status === 'requires_capture';

/** Returns true if the payer may confirm it with a card here; an invoice is paid on the provider's page. */
export const canPayByCard = (status: PaymentStatus): boolean =>
  isOpen(status) && status !== 'requires_capture' && !isByInvoice(status);

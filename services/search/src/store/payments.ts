import { Replica } from '@kashikari/platform';
import type { PaymentSnapshot } from '../domain/snapshots';

/** The moves of a payment are read together, and found by the first and the last of them. */
export const PAYMENTS = new Replica<PaymentSnapshot>(
  'payment',
  { payeeId: true, goodId: true, groupId: true, moves: true },
  {
    first_move_at: ({ moves }) => moves[0]?.at,
    last_move_at: ({ moves }) => moves.at(-1)?.at,
  },
  { again: true },
);

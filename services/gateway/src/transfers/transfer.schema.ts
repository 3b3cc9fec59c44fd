import { z } from 'zod';
import { fault, text } from '../schema/text';
import { Good } from '../goods/good.schema';
import { id } from '../schema/ids';
import { Meta, pageQuery } from '../schema/page';
import { User } from '../users/user.schema';

const STATE = () =>
  z
    .enum(['open', 'accepted', 'refused', 'withdrawn', 'expired'])
    .describe('`withdrawn`: deleted by the owner, or replaced by a request to another account.');

/** A request to transfer a good to another account. */
export const Transfer = z
  .object({
    id: id(),
    good_id: id(),
    good_title: z
      .string()
      .describe('Title when the transfer was requested; the receiver may not see the good yet.'),
    from_user_id: id(),
    to_user_id: id(),
    state: STATE(),
    expires_at: z.string().meta({ format: 'date-time', description: '14 days after the request.' }),
    created_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'GoodTransfer' });

export const Transferee = z
  .object({
    user_id: id(),
    managed: z.boolean().describe('The caller manages this account; the transfer happens at once.'),
    group_ids: z.array(id()).describe('Up to 5 groups that connect both accounts.'),
    leaves_group_ids: z
      .array(id())
      .describe('Groups of the good in which this account may not lend; the good leaves them.'),
  })
  .meta({ id: 'Transferee' });

export const TransferRequest = z
  .object({ user_id: id(), title: text(200, 1).describe('The title of the good, typed again.') })
  .meta({ id: 'NewGoodTransfer' });

export const transfereeQuery = z.object({
  match: text(200).optional().describe('Part of a name or a reading.'),
  ...pageQuery,
});

export const TransfereeList = z
  .object({
    transferees: z.array(Transferee),
    transfer: Transfer.nullable().describe('The open transfer of the good.'),
    bookings: z
      .object({ live: z.int(), out: z.int() })
      .describe('Number of bookings that follow the good: reserved or out, and those that are out.'),
    users: z.array(User),
    meta: Meta,
  })
  .meta({ id: 'TransfereeList' });

export const TransferAnswer = z
  .object({ transfer: Transfer, users: z.array(User) })
  .meta({ id: 'GoodTransferAnswer' });

export const transferQuery = z
  .object({
    to: z.literal('me').optional().describe('Transfers to the caller.'),
    from: z.literal('me').optional().describe('Transfers that the caller requested.'),
    state: STATE().optional(),
    ...pageQuery,
  })
  .superRefine((value, context) => {
    if ((value.to === undefined) === (value.from === undefined))
      fault(context, 'one_of', { fields: ['to', 'from'] });
  });

export const TransferList = z
  .object({
    transfers: z.array(Transfer),
    goods: z.array(Good).describe('The goods that the caller may see.'),
    users: z.array(User),
    meta: Meta,
  })
  .meta({ id: 'GoodTransferList' });

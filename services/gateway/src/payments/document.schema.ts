import { SETS } from '@kashikari/contracts';
import { MAX_CHARGE } from '@kashikari/kernel';
import { z } from 'zod';
import { id } from '../schema/ids';
import { wholeInQuery } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { text } from '../schema/text';
import { dayOrInstant, timeZone } from '../schema/time';

const day = () => z.string().meta({ format: 'date' });

const DocumentLine = z
  .object({
    kind: z.string().describe('Kind of the price line or plan line, or `commission`, `fee`, `kept`, `rest`.'),
    title: z.string().describe('The good, the group or the plan.'),
    count: z.number().describe('Days, weeks, months, hours or members; 0 if the line has no number.'),
    quantity: z.int(),
    unit_price: z.int().describe('Yen, tax included; 0 if the line has no unit price.'),
    amount: z.int().describe('Yen, tax included.'),
    untaxed: z.boolean().describe('Outside the tax.'),
    from: day().nullable().describe('First day of the service.'),
    to: day().nullable().describe('Last day of the service.'),
  })
  .meta({ id: 'DocumentLine' });

export const Document = z
  .object({
    id: id(),
    kind: z
      .enum(SETS.documentKind.texts)
      .describe('`invoice`: its issuer has a registration number; `return`: corrects an earlier document.'),
    number: z.string().describe('Without a gap for each issuer and year.').meta({ example: '2027-12' }),
    issued_on: day().describe('In the time zone of the issuer.'),
    paid_on: day().describe('Day of the payment or refund.'),
    issuer_id: id().nullable().describe('Null for the operator.'),
    issuer_name: z.string(),
    registration_number: z.string().nullable().describe('`T` and 13 digits.'),
    recipient_id: id(),
    recipient_name: z.string(),
    lines: z.array(DocumentLine),
    total: z.int().describe('Yen, tax included.'),
    taxes: z
      .array(
        z
          .object({
            percent: z.int().describe('0: outside the tax.'),
            total: z.int().describe('Yen, tax included.'),
            tax: z.int().describe('Yen.'),
          })
          .meta({ id: 'DocumentTax' }),
      )
      .describe('Total and tax of each rate.'),
    payment_id: id(),
    booking_id: id().nullable(),
    method: z
      .string()
      .describe('`card`, `invoice`, `cash`, `bank`; `offset` for a commission, deducted from the balance.'),
    corrects: z.string().nullable().describe('Number of the document that it corrects.'),
    copy: z.boolean().describe('True if its recipient has fetched the file before.'),
  })
  .meta({ id: 'Document' });

export type Document = z.infer<typeof Document>;

const yen = () => wholeInQuery(0, MAX_CHARGE);

export const documentQuery = z.object({
  scope: z
    .enum(SETS.documentScope.texts)
    .default('pay')
    .describe('`pay`: what the caller received; `receive`: what the accounts of the caller issued.'),
  from: dayOrInstant().optional().describe('Only documents issued at this instant or later.'),
  to: dayOrInstant()
    .optional()
    .describe('Only documents issued before this instant, or on this day or earlier.'),
  time_zone: timeZone().default('Asia/Tokyo').describe('Time zone of `from` and `to`, if they are days.'),
  min: yen().optional().describe('Lowest total, yen.'),
  max: yen().optional().describe('Highest total, yen.'),
  text: text(100).optional().describe('Part of the name of the other party, or of the number.'),
  payment_id: id().optional().describe('Only documents of this payment.'),
  ...pageQuery,
});

export const DocumentList = z
  .object({ documents: z.array(Document), meta: Meta })
  .meta({ id: 'DocumentList' });

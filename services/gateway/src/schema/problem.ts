import { z } from 'zod';

export const FieldFault = z
  .object({
    code: z.string().describe('Stable error code, never translated.'),
    message: z.string().describe('Message for people, in the language of `Accept-Language`.'),
  })
  .meta({ id: 'FieldFault' });

/** Every answer that is not a success: RFC 9457, with `code`, `params`, `errors` and `trace_id`. */
export const Problem = z
  .object({
    type: z.string().meta({ example: 'https://kashikari.dev/errors/booking.max_days' }),
    title: z.string().meta({ example: 'Bad Request' }),
    status: z.int().meta({ example: 400 }),
    code: z.string().describe('Stable error code, for clients.').meta({ example: 'booking.max_days' }),
    detail: z
      .string()
      .describe('Message for people, in the language of `Accept-Language`.')
      .meta({ example: 'You can book for at most 3 days.' }),
    params: z
      .record(z.string(), z.unknown())
      .describe('The requested values and what would be allowed.')
      .optional(),
    errors: z
      .record(z.string(), z.array(FieldFault))
      .describe('Faults by field, with the field names of the request.')
      .optional(),
    trace_id: z.string().describe('Trace id of the request; quote it to support.'),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof Problem>;

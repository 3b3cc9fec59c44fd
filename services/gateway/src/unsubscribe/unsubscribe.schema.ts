import { z } from 'zod';

export const tokenInPath = z.object({
  token: z
    .string()
    .regex(/^[\w-]{40,400}$/)
    .describe('Token of the link in a mail; it authorizes the request.'),
});

/** Mail programs send a form with `List-Unsubscribe=One-Click`, which says nothing beyond the address. */
export const OneClick = z.object({}).meta({ id: 'OneClick' });

export const UnsubscribePage = z
  .string()
  .describe('A page for the reader of the mail, in the language of the mail.')
  .meta({ id: 'UnsubscribePage' });

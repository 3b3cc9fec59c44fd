import { INQUIRY_CATEGORIES, INQUIRY_LENGTH } from '@kashikari/kernel';
import { z } from 'zod';
import { whole } from '../schema/numbers';
import { email, name, pattern, text } from '../schema/text';
import { instantOut } from '../schema/time';

const screen = () =>
  text(500)
    .optional()
    .describe('Path of the screen; ids in it are not sent.')
    .meta({ example: '/goods/new' });

export const NewInquiry = z
  .object({
    name: name(100, 1).describe('Name of the person who asks.'),
    email: email().describe('Address for the reply.'),
    category: z.enum(INQUIRY_CATEGORIES),
    body: text(INQUIRY_LENGTH, 1),
    screen: screen(),
    crash: pattern(/^[0-9A-F]{4}-[0-9A-F]{4}$/, 9)
      .optional()
      .describe('Number of a crash report.')
      .meta({ example: '7F2C-0418' }),
  })
  .meta({ id: 'NewInquiry' });

export const SentInquiry = z
  .object({
    number: z.string().describe('Number of the inquiry, for both sides.').meta({ example: 'Q-7F2C-0418' }),
    reply_by: instantOut().describe('When a reply is due, at the end of a business day.'),
  })
  .meta({ id: 'SentInquiry' });

export const NewFeedback = z
  .object({
    body: text(INQUIRY_LENGTH, 1),
    rating: whole(1, 5).optional(),
    screen: screen(),
  })
  .meta({ id: 'NewFeedback' });

import { z } from 'zod';
import { pattern, text } from '../schema/text';

export const NewClientError = z
  .object({
    number: pattern(/^[0-9A-F]{4}-[0-9A-F]{4}$/, 9)
      .describe('Number that the page shows, for support.')
      .meta({ example: '7F2C-0418' }),
    message: text(2_000).describe('Message of the error.'),
    stack: text(12_000).optional().describe('Where it happened.'),
    route: text(500).describe('Path of the page; ids in it are not stored.').meta({ example: '/goods/new' }),
    version: text(80).describe('Release of the page.').meta({ example: '0.1.0' }),
  })
  .meta({ id: 'NewClientError' });

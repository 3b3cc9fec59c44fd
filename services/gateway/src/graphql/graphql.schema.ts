import { z } from 'zod';
import { openObject } from '../schema/open-object';

/** Longest query, characters. One with more than 1,000 tokens is refused by its tokens, not by its length. */
const QUERY_LENGTH = 1_000_000;

const variables = () => z.record(z.string(), z.unknown()).nullable().optional();

export const GraphQuery = z
  .object({
    query: z.string().min(1).max(QUERY_LENGTH).meta({ example: '{ notifications { hasUnread } }' }),
    params: variables().describe('The variables; another name of `variables`.'),
    variables: variables(),
    operationName: z.string().max(200).nullable().optional(),
  })
  .meta({ id: 'GraphQuery' });

const GraphError = openObject({
  message: z.string().describe('Message for people, in the language of `Accept-Language`.'),
  extensions: openObject({ code: z.string().describe('The code that REST has for this refusal.') }),
});

export const GraphAnswer = openObject({
  data: z.record(z.string(), z.unknown()).optional().describe('Absent if nothing was executed.'),
  errors: z.array(GraphError).optional(),
}).meta({ id: 'GraphAnswer' });

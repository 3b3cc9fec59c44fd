import { z } from 'zod';
import { Problem } from '../schema/problem';
import { pattern } from '../schema/text';

/** Longest query, characters. One with more than 1,000 tokens is refused by its tokens, not by its length. */
const QUERY_LENGTH = 1_000_000;

const variables = () => z.record(z.string(), z.unknown()).nullable().optional();

export const GraphQuery = z
  .object({
    query: z.string().min(1).max(QUERY_LENGTH).meta({ example: '{ notifications { hasUnread } }' }),
    params: variables().describe('The variables; another name of `variables`.'),
    variables: variables(),
    operationName: pattern(/^[_A-Za-z]\w*$/, 200)
      .nullable()
      .optional(),
  })
  .meta({ id: 'GraphQuery' });

const GraphError = z
  .object({
    message: z.string().describe('Message for people, in the language of `Accept-Language`.'),
    locations: z.array(z.object({ line: z.int(), column: z.int() })).optional(),
    path: z
      .array(z.union([z.string(), z.int()]))
      .optional()
      .describe('The field.'),
    extensions: z.object({
      code: z.string().describe('Code that REST has for this refusal.'),
      params: Problem.shape.params,
      errors: Problem.shape.errors,
    }),
  })
  .meta({ id: 'GraphError' });

export const GraphAnswer = z
  .object({
    data: z.record(z.string(), z.unknown()),
    errors: z.array(GraphError).optional(),
  })
  .meta({ id: 'GraphAnswer' });

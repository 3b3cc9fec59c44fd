import { z } from 'zod';

/** Fields of a dry run about the plan's seats. */
export const roomShape = {
  over_limit: z
    .int()
    .optional()
    .describe(
      'In a dry run: number of people for whom the plan has no seat. The real call is then rejected with `plan_limit`.',
    ),
  limit: z
    .int()
    .nullable()
    .optional()
    .describe('In a dry run: number of seats of the plan; null means no limit.'),
  used: z.int().optional().describe('In a dry run: number of seats that are taken.'),
};

export function toRoom({ overLimit, limit, used }: { overLimit: number; limit?: number; used: number }) {
  return { over_limit: overLimit, limit: limit ?? null, used };
}

import { z } from 'zod';

/** What a dry run says of the plan's seats, beside what it would do. */
export const roomShape = {
  over_limit: z
    .int()
    .optional()
    .describe('In a dry run: how many people find no seat in the plan; the real call is `plan_limit` then.'),
  limit: z.int().nullable().optional().describe('In a dry run: seats of the plan; null is no limit.'),
  used: z.int().optional().describe('In a dry run: seats that are taken.'),
};

export function toRoom({ overLimit, limit, used }: { overLimit: number; limit?: number; used: number }) {
  return { over_limit: overLimit, limit: limit ?? null, used };
}
